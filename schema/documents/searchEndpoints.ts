import { documentMatches, searchDocuments } from '#schema/documents/search.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'
import { MINUTE_S } from '#schema/endpoints/limits.ts'

/** Titles first, then texts, each with the last change first. The trash is left out. */
export const search = endpoint('GET /api/documents/search', {
  summary: 'Search the titles and texts of the documents a user can open',
  access: 'user',
  query: searchDocuments,
  limits: [{ name: 'search', calls: 120, seconds: MINUTE_S, per: 'user' }],
  answer: documentMatches,
})
