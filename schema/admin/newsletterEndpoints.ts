import { endpoint } from '#schema/endpoints/endpoint.ts'

export const file = endpoint('GET /api/admin/newsletter.csv', {
  summary: 'Download the addresses of the newsletter with their links to unsubscribe',
  access: { roles: ['admin'] },
  file: 'text/csv',
})
