import { z } from 'zod'

import { presentSummary } from '#api/features/documents/present.ts'
import { SUMMARY } from '#api/features/documents/queries.ts'
import { summaryRow } from '#api/features/documents/rows.ts'
import { query } from '#api/kit/query.ts'
import { SNIPPET_START } from '#schema/documents/contract.ts'
import { folded, searchedWords } from '#schema/documents/folded.ts'
import { shareCode } from '#schema/sharing/shareCode.ts'
import {
  readPlace,
  type SnippetItem,
  type SnippetOrder,
  type SnippetPart,
  type SnippetQuery,
} from '#schema/snippets/contract.ts'
import { snippetCounts } from '#schema/snippets/counts.ts'
import { visibility } from '#schema/snippets/visibility.ts'

const itemRow = summaryRow.extend({
  start: z.string(),
  visibility,
  shareCode: z.nullable(shareCode),
  author: z.string(),
  isMember: z.boolean(),
  counts: snippetCounts,
})

const MEMBERSHIP = `(SELECT m.role FROM document_members m WHERE m.document_id = d.id AND m.user_id = $1 AND NOT m.waiting)`

/**
 * Where the rows of each part come from, with the reader's role, which may be null. Each begins with an
 * index on the user $1, or on what is public.
 */
const PARTS: Record<SnippetPart, { from: string; role: string }> = {
  mine: {
    from: `snippet_entries e JOIN documents d ON d.id = e.document_id AND e.owner_id = $1 AND d.trashed_at IS NULL`,
    role: `'owner'`,
  },
  shared: {
    from: `document_members m JOIN snippet_entries e ON e.document_id = m.document_id AND m.user_id = $1 AND NOT m.waiting
      JOIN documents d ON d.id = e.document_id AND d.owner_id <> $1 AND d.trashed_at IS NULL`,
    role: 'm.role',
  },
  public: {
    // No join, which might begin with the users.
    from: `snippet_entries e JOIN documents d ON d.id = e.document_id AND e.visibility = 'public' AND d.trashed_at IS NULL
      AND (SELECT o.suspended_at IS NULL FROM users o WHERE o.id = e.owner_id)`,
    role: `CASE WHEN d.owner_id = $1 THEN 'owner' ELSE ${MEMBERSHIP} END`,
  },
  trash: {
    from: `documents d JOIN snippet_entries e ON e.document_id = d.id
      AND d.owner_id = $1 AND d.kind = 'snippet' AND d.trashed_at IS NOT NULL`,
    role: `'owner'`,
  },
}

/** The order of each list, by a column and then by the id. */
const ORDERS: Record<SnippetOrder | 'trashed', { key: string; type: string; isDown: boolean }> = {
  edited: { key: 'e.edited_at', type: 'timestamptz', isDown: true },
  created: { key: 'e.created_at', type: 'timestamptz', isDown: true },
  title: { key: 'e.name', type: 'text', isDown: false },
  trashed: { key: 'd.trashed_at', type: 'timestamptz', isDown: true },
}

/** Snippets that a search looks through which no index of words serves: those that were changed last. */
export const SHORT_SEARCH_ROWS = 2000
// OFFSET 0 keeps the second query as it is: one row by its id, and no join that reads all documents.
const RECENT = `(SELECT * FROM snippet_entries WHERE visibility = 'public'
    ORDER BY edited_at DESC, document_id DESC LIMIT ${SHORT_SEARCH_ROWS}) e
  CROSS JOIN LATERAL (SELECT * FROM documents WHERE id = e.document_id AND trashed_at IS NULL
    AND (SELECT suspended_at IS NULL FROM users WHERE id = e.owner_id) OFFSET 0) d`

/** The index is of three characters each. */
const isShort = (word: string): boolean => !/[\p{L}\p{N}]{3}/u.test(word)

type Statement = { text: string; bind: unknown[] }

/** Returns the statement that reads a page of a list of snippets. */
export function listStatement(who: string, wanted: SnippetQuery): Statement {
  const { part, order, q, tag, before, limit } = wanted
  const { from, role } = PARTS[part]
  const { key, type, isDown } = ORDERS[part === 'trash' ? 'trashed' : order]
  const bind: unknown[] = [who]
  const bound = (value: unknown) => `$${bind.push(value)}`
  const conditions: string[] = []
  const place = before === undefined ? null : readPlace(before, part, order)
  if (place)
    conditions.push(
      `(${key}, e.document_id) ${isDown ? '<' : '>'} (${bound(place.key)}::${type}, ${bound(place.id)}::uuid)`,
    )
  if (tag !== undefined) conditions.push(`e.tags @> ARRAY[${bound(folded(tag))}::text]`)
  const words = searchedWords(q)
  for (const word of words) {
    const like = bound(`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
    conditions.push(`(e.terms LIKE ${like} OR e.body LIKE ${like})`)
  }
  const isBounded = part === 'public' && words.length > 0 && words.every(isShort)
  const source = isBounded ? RECENT : from
  const direction = isDown ? 'DESC' : 'ASC'
  const text = `SELECT ${SUMMARY}, coalesce(${role}, 'viewer') AS role, ${role} IS NOT NULL AS "isMember",
      left(coalesce(p.text, ''), ${SNIPPET_START}) AS start, e.visibility,
      (SELECT json_build_object('views', coalesce(sum(c.views), 0), 'copies', coalesce(sum(c.copies), 0),
        'uses', coalesce(sum(c.uses), 0)) FROM snippet_counts c WHERE c.document_id = d.id) AS counts,
      (SELECT u.first_name FROM users u WHERE u.id = d.owner_id) AS author,
      CASE WHEN e.visibility = 'public' OR d.owner_id = $1 THEN
        (SELECT s.code FROM share_codes s WHERE s.document_id = d.id AND s.revoked_at IS NULL) END AS "shareCode"
    FROM ${source} LEFT JOIN document_projections p ON p.document_id = d.id
    ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}
    ORDER BY ${key} ${direction}, e.document_id ${direction} LIMIT ${bound(limit)}`
  return { text, bind }
}

/** Returns a page of the snippets that the user can open, or of their trash. */
export async function listSnippets(who: string, wanted: SnippetQuery): Promise<SnippetItem[]> {
  const { text, bind } = listStatement(who, wanted)
  const rows = await query(null, itemRow, text, bind)
  return rows.map(present)
}

function present(row: z.infer<typeof itemRow>): SnippetItem {
  const { visibility, shareCode, author, counts } = row
  const start = row.start.replace(/[\uD800-\uDBFF]$/, '')
  const listed = { start, visibility, shareCode, author, counts }
  const summary = presentSummary(row)
  if (row.isMember) return { ...summary, ...listed, isMember: true }
  const { id, title, tags, createdAt, updatedAt, words, writing } = summary
  const told = { id, title, tags, createdAt, updatedAt, words, language: writing.language }
  return { ...told, ...listed, role: 'viewer', isMember: false }
}
