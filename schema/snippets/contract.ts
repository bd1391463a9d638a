import * as z from 'zod/mini'

import { documentSummary, SEARCH_MAX, titleOf } from '#schema/documents/contract.ts'
import { folded } from '#schema/documents/folded.ts'
import { cursorOf, PAGE_MAX, readCursor } from '#schema/shared/cursor.ts'
import { id } from '#schema/shared/ids.ts'
import { shareCode } from '#schema/sharing/shareCode.ts'
import { snippetCounts } from '#schema/snippets/counts.ts'
import { removedTags, tag, tags } from '#schema/snippets/tags.ts'
import { visibility } from '#schema/snippets/visibility.ts'

export const snippetPart = z.enum(['mine', 'shared', 'public', 'trash'])
export type SnippetPart = z.infer<typeof snippetPart>

export const snippetOrder = z.enum(['edited', 'title', 'created'])
export type SnippetOrder = z.infer<typeof snippetOrder>

/** The fields of a snippet in every list, besides those of a document. */
const listed = z.object({
  /** The start of its text. */
  start: z.string(),
  visibility,
  /** The code of its page: of a public snippet, or for its owner. */
  shareCode: z.nullable(shareCode),
  /** The first name of the owner. */
  author: z.string(),
  counts: snippetCounts,
})

/** For a reader who can open it in the editor. */
const memberItem = z.extend(documentSummary, {
  ...listed.shape,
  isMember: z.literal(true),
  /** Whether an administrator has hidden its page. */
  isHidden: z.boolean(),
})

/** For everyone else: a public snippet, with what its page tells. */
const publicItem = z.extend(listed, {
  ...z.pick(documentSummary, {
    id: true,
    title: true,
    tags: true,
    createdAt: true,
    updatedAt: true,
    words: true,
  }).shape,
  role: z.literal('viewer'),
  language: z.string(),
  isMember: z.literal(false),
})

/** A snippet in a list. */
export const snippetItem = z.discriminatedUnion('isMember', [memberItem, publicItem])
export type SnippetItem = z.infer<typeof snippetItem>

/** A snippet's text as a body, to use it elsewhere. */
export const snippetText = z.object({ id, title: z.string(), body: z.unknown() })
export type SnippetText = z.infer<typeof snippetText>

const title = titleOf('snippet')

/**
 * POST /api/snippets. `body`: its first text, which the server keeps without comments and suggestions. The
 * caller may choose `id`, so that a repeated call has no further effect. CONFLICT: it is that of another text.
 */
export const createSnippet = z.strictObject({
  id: z.optional(id),
  title: z.optional(title),
  tags: z.optional(tags),
  body: z.optional(z.unknown()),
})
export type NewSnippet = z.output<typeof createSnippet>

/** PATCH /api/snippets/:id. Absent parts stay, and so do tags that are not named. */
export const changeSnippet = z.strictObject({
  title: z.optional(title),
  addTags: z.optional(tags),
  removeTags: z.optional(removedTags),
})
export type SnippetChange = z.output<typeof changeSnippet>

/** GET /api/snippets. `before` is the cursor of the last row of the page before, in the same order. */
export const listSnippets = z
  .object({
    part: z._default(snippetPart, 'mine'),
    order: z._default(snippetOrder, 'edited'),
    q: z._default(z.string().check(z.trim(), z.maxLength(SEARCH_MAX)), ''),
    tag: z.optional(tag),
    before: z.optional(z.string().check(z.maxLength(1000))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX)), PAGE_MAX),
  })
  .check(
    z.refine(({ part, order, before }) => before === undefined || readPlace(before, part, order) !== null, {
      path: ['before'],
    }),
  )
export type SnippetQuery = z.output<typeof listSnippets>

/** The trash has one order: the latest deletion first. */
const isByTitle = (part: SnippetPart, order: SnippetOrder) => part !== 'trash' && order === 'title'

/** Returns the cursor behind a snippet of a list. */
export function snippetCursor(item: SnippetItem, part: SnippetPart, order: SnippetOrder): string {
  if (isByTitle(part, order)) return `${folded(item.title)}_${item.id}`
  const at = part === 'trash' && item.isMember ? item.trashedAt : null
  return cursorOf({ at: at ?? (order === 'created' ? item.createdAt : item.updatedAt), id: item.id })
}

/** Reads a cursor: the title or the time that the list is ordered by, and the id. Null for what is none. */
export function readPlace(
  text: string,
  part: SnippetPart,
  order: SnippetOrder,
): { key: string; id: string } | null {
  if (!isByTitle(part, order)) {
    const cursor = readCursor(text)
    return cursor && { key: cursor.at, id: cursor.id }
  }
  const at = text.lastIndexOf('_')
  const rowId = text.slice(at + 1)
  if (at < 0 || text.includes('\0') || !z.safeParse(id, rowId).success) return null
  return { key: text.slice(0, at), id: rowId }
}
