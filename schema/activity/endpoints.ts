import { overview } from '#schema/activity/contract.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'

export const readOverview = endpoint('GET /api/admin/overview', {
  summary: 'Read who is online, and the acts of the last minutes, hour and days',
  access: { roles: ['admin'] },
  answer: overview,
})
