import { endpoint } from '#schema/endpoints/endpoint.ts'

import { auditPage, auditQuery } from './contract.ts'

export const list = endpoint('GET /api/admin/audit', {
  summary: 'List the acts of administrators, the newest first',
  access: { roles: ['admin'] },
  query: auditQuery,
  answer: auditPage,
})
