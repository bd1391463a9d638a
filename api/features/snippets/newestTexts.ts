import { z } from 'zod'

import { listSnippets } from '#api/features/snippets/list.ts'
import { query } from '#api/kit/query.ts'
import { KINDS } from '#schema/documents/kinds.ts'
import { SNIPPETS_MAX, type SnippetsOfKey } from '#schema/keys/publicApi.ts'

const textRow = z.object({ id: z.string(), text: z.string() })

/**
 * Returns the snippets that a user owns or that others share with them, with their texts, the newest
 * first. A text that is longer than a snippet may be is left out.
 */
export async function newestTexts(who: string, search: string): Promise<SnippetsOfKey> {
  const wanted = { order: 'edited', q: search, limit: SNIPPETS_MAX } as const
  const [mine, shared] = await Promise.all([
    listSnippets(who, { ...wanted, part: 'mine' }),
    listSnippets(who, { ...wanted, part: 'shared' }),
  ])
  const newest = [...mine, ...shared]
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
    .slice(0, SNIPPETS_MAX)
  const rows = await query(
    null,
    textRow,
    `SELECT document_id AS id, text FROM document_projections
     WHERE document_id = ANY ($1::uuid[]) AND length(text) <= $2`,
    [newest.map(({ id }) => id), KINDS.snippet.charactersMax],
  )
  const texts = new Map(rows.map(({ id, text }) => [id, text]))
  return {
    snippets: newest.flatMap(({ id, title, updatedAt }) => {
      const text = texts.get(id)
      return text === undefined ? [] : [{ id, title, text, updatedAt }]
    }),
  }
}
