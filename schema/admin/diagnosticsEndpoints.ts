import { endpoint } from '#schema/endpoints/endpoint.ts'
import { MINUTE_S } from '#schema/endpoints/limits.ts'

import { diagnoses } from './diagnostics.ts'

export const run = endpoint('POST /api/admin/diagnostics', {
  summary: 'Try each part that the servers need',
  access: { roles: ['admin'] },
  answer: diagnoses,
  limits: [{ name: 'admin-diagnostics', calls: 12, seconds: MINUTE_S, per: 'user' }],
})
