import * as z from 'zod/mini'

import { endpoint } from '#schema/endpoints/endpoint.ts'
import { plan } from '#schema/plans/contract.ts'

export const list = endpoint('GET /api/subscription-plans', {
  summary: 'List the plans on offer, the cheapest first',
  access: 'public',
  answer: z.array(plan),
})
