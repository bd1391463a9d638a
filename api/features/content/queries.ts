import { z } from 'zod'

import { likeLiteral } from '#api/kit/like.ts'
import { query } from '#api/kit/query.ts'
import { CONTENT_PAGE, type ArticleKind, type ContentKind } from '#schema/content/contract.ts'
import type { ListedEntry } from '#schema/content/pages.ts'

const row = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  day: z.string(),
})
const wholeRow = z.object({ ...row.shape, markdown: z.string() })
export type WholeEntry = z.infer<typeof wholeRow>

const LISTED = 'slug, title, summary, tags, day::text AS day'

/** Returns a text of the site, or null if there is none, or only a draft. */
export async function readEntry(kind: ContentKind, slug: string): Promise<WholeEntry | null> {
  const [found] = await query(
    null,
    wholeRow,
    `SELECT ${LISTED}, markdown FROM content_entries WHERE kind = $1 AND slug = $2 AND NOT is_draft`,
    [kind, slug],
  )
  return found ?? null
}

export type EntryFilter = { words: string; tag: string | null; page: number }

/** The text in which words are searched for. It has an index. */
const SEARCHED = `lower(title || ' ' || summary || ' ' || markdown)`

/** Each word costs a pass through the texts, and short ones have no index. */
const WORDS_MAX = 6

/** Returns the conditions that each word of a search is somewhere in a text. `placed` binds a value. */
export const wordConditions = (words: string, placed: (value: unknown) => string): string[] =>
  [...new Set(words.toLowerCase().split(/\s+/).filter(Boolean))]
    .slice(0, WORDS_MAX)
    .map(word => `${SEARCHED} LIKE ${placed(`%${likeLiteral(word)}%`)}`)

/**
 * Returns the statement that reads a page of a list, newest first, and one more entry, for the tests too.
 * All words must occur.
 */
export function listStatement(kind: ArticleKind, { words, tag, page }: EntryFilter) {
  const bind: unknown[] = [kind]
  const placed = (value: unknown) => `$${bind.push(value)}`
  const conditions = ['kind = $1', 'NOT is_draft']
  if (tag !== null) conditions.push(`tags @> ARRAY[${placed(tag)}::text]`)
  conditions.push(...wordConditions(words, placed))
  const text = `SELECT ${LISTED} FROM content_entries c WHERE ${conditions.join(' AND ')}
    ORDER BY c.day DESC, slug LIMIT ${CONTENT_PAGE + 1} OFFSET ${placed((page - 1) * CONTENT_PAGE)}`
  return { text, bind }
}

/** Returns a page of a list. `more`: whether others follow. */
export async function listEntries(
  kind: ArticleKind,
  filter: EntryFilter,
): Promise<{ entries: ListedEntry[]; more: boolean }> {
  const { text, bind } = listStatement(kind, filter)
  const found = await query(null, row, text, bind)
  return { entries: found.slice(0, CONTENT_PAGE), more: found.length > CONTENT_PAGE }
}

/** Returns the newest texts of a kind. */
export const listNewest = (kind: ArticleKind, most: number): Promise<ListedEntry[]> =>
  query(
    null,
    row,
    `SELECT ${LISTED} FROM content_entries c WHERE kind = $1 AND NOT is_draft ORDER BY c.day DESC, slug LIMIT $2`,
    [kind, most],
  )

const published = z.object({ kind: z.enum(['post', 'help']), slug: z.string(), day: z.string() })
/** A map for search engines has at most 50,000 addresses. */
const PUBLISHED_MAX = 40_000

/** Returns the addresses of all posts and articles. */
export const listPublished = (): Promise<z.infer<typeof published>[]> =>
  query(
    null,
    published,
    `SELECT kind, slug, day::text AS day FROM content_entries WHERE kind IN ('post', 'help') AND NOT is_draft
     ORDER BY kind, slug LIMIT ${PUBLISHED_MAX}`,
  )

/** Returns the tags of a kind, the most frequent first. */
export async function listTags(kind: ArticleKind): Promise<string[]> {
  const found = await query(
    null,
    z.object({ tag: z.string() }),
    `SELECT tag FROM content_entries, unnest(tags) AS tag WHERE kind = $1 AND NOT is_draft
     GROUP BY tag ORDER BY count(*) DESC, tag LIMIT 20`,
    [kind],
  )
  return found.map(({ tag }) => tag)
}

/** The order of questions and testimonials, and of the administrators' list: both have an index for it. */
export const BY_POSITION = '-c.position DESC, c.day DESC, c.id DESC'

/** A page shows no more of them. */
const SHOWN_MOST = 30

const placedRow = z.object({
  title: z.string(),
  summary: z.string(),
  markdown: z.string(),
  isSample: z.boolean(),
})

/** Returns the questions, or the testimonials, in their order. */
export const listPlaced = (kind: 'faq' | 'testimonial'): Promise<z.infer<typeof placedRow>[]> =>
  query(
    null,
    placedRow,
    `SELECT title, summary, markdown, is_sample AS "isSample" FROM content_entries c
     WHERE kind = $1 AND NOT is_draft ORDER BY ${BY_POSITION} LIMIT ${SHOWN_MOST}`,
    [kind],
  )
