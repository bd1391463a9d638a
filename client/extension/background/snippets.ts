import * as endpoints from '#schema/keys/publicEndpoints.ts'

import type { MenuSnippet } from '../common/device.ts'
import type { Outcome } from '../common/ownCalls.ts'
import { request } from './api.ts'

/** Returns the user's newest snippets whose title or text contains the words of a search. */
export async function findSnippets(key: string, search: string): Promise<Outcome<readonly MenuSnippet[]>> {
  const found = await request(endpoints.snippets, { key, query: { search } })
  return found.kind === 'done' ? { kind: 'done', value: found.value.snippets } : found
}
