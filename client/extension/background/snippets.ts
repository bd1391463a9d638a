import * as z from 'zod/mini'

import { menuSnippet } from '../shared/answered.ts'
import type { MenuSnippet } from '../shared/device.ts'
import type { Outcome } from '../shared/ownCalls.ts'
import { request } from './api.ts'

/** The user's live snippets, the newest first, at most 50. */
const endpoint = {
  route: 'GET /api/v1/snippets',
  answer: z.object({ snippets: z.array(menuSnippet) }),
} as const

/** Returns the user's snippets whose title or text contains the words of a search. */
export async function findSnippets(key: string, search: string): Promise<Outcome<readonly MenuSnippet[]>> {
  const found = await request(endpoint, { key, query: { search } })
  return found.kind === 'done' ? { kind: 'done', value: found.value.snippets } : found
}
