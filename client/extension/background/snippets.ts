import * as endpoints from '#schema/keys/publicEndpoints.ts'

import { SNIPPETS_LISTED, type MenuSnippet } from '../common/device.ts'
import type { Outcome } from '../common/ownCalls.ts'
import { request } from './api.ts'

/** Returns the user's newest snippets whose title or text contains the words of a search, as the menu lists them. */
export async function findSnippets(key: string, search: string): Promise<Outcome<readonly MenuSnippet[]>> {
  const found = await request(endpoints.snippets, { key, query: { search } })
  if (found.kind !== 'done') return found
  const listed = found.value.snippets.slice(0, SNIPPETS_LISTED)
  return { kind: 'done', value: listed.map(({ id, title, text }) => ({ id, title, text })) }
}
