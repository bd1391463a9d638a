import * as z from 'zod/mini'

import { adminPlan, planEdit, planParams } from '#schema/admin/plans.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'

const ADMIN = { roles: ['admin'] } as const

export const list = endpoint('GET /api/admin/plans', {
  summary: 'Read all plans as they are stored, the cheapest first',
  access: ADMIN,
  answer: z.array(adminPlan),
})

export const change = endpoint('PUT /api/admin/plans/:planName', {
  summary: 'Change a plan: its price, limits, features and card',
  access: ADMIN,
  params: planParams,
  reauthentication: true,
  body: planEdit,
  answer: adminPlan,
})
