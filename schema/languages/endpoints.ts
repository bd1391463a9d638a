import { endpoint } from '#schema/endpoints/endpoint.ts'
import { MINUTE_S } from '#schema/endpoints/limits.ts'
import { dictionaryParams, dictionaryQuery, languageList } from '#schema/languages/contract.ts'

export const list = endpoint('GET /api/languages', {
  summary: 'List the languages that texts can be checked in',
  access: 'public',
  answer: languageList,
})

export const dictionary = endpoint('GET /api/languages/:code/:file', {
  summary: 'Download a file of a dictionary',
  access: 'public',
  limits: [{ name: 'dictionary', calls: 60, seconds: MINUTE_S, per: 'address' }],
  params: dictionaryParams,
  query: dictionaryQuery,
  file: 'application/octet-stream',
})
