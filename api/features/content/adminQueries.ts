import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { cursorSql, pageIn, placeIn } from '#api/kit/page.ts'
import { query } from '#api/kit/query.ts'
import {
  TEXT_PLACES,
  TEXTS_PAGE,
  type AdminContent,
  type ContentPage,
  type ContentQuery,
  type ListedContent,
} from '#schema/admin/content.ts'
import { contentKind } from '#schema/content/contract.ts'

import { builtinEntry } from './builtin.ts'
import { BY_POSITION, wordConditions } from './queries.ts'

const listedRow = z.object({
  id: z.string(),
  kind: contentKind,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  day: z.string(),
  position: z.number(),
  isSample: z.boolean(),
  isDraft: z.boolean(),
  revision: z.number(),
  followsFile: z.boolean(),
})
const pageRow = z.object({ ...listedRow.shape, cursor: z.string() })
const wholeRow = z.object({ ...listedRow.shape, tags: z.array(z.string()), markdown: z.string() })

/** The columns of a listed text, of `content_entries c`. */
const LISTED = `c.id, c.kind, c.slug, c.title, c.summary, c.day::text AS day, c.position,
  c.is_sample AS "isSample", c.is_draft AS "isDraft", c.revision, c.follows_file AS "followsFile"`

const present = async <Row extends z.infer<typeof listedRow>>(row: Row) => ({
  ...row,
  isBuiltIn: (await builtinEntry(row.kind, row.slug)) !== null,
})

/** Returns the statement that reads a page and one more text, for the tests too. */
export function contentStatement({ search, kind, state, after }: ContentQuery): {
  text: string
  bind: unknown[]
} {
  const bind: unknown[] = []
  const placed = (value: unknown) => `$${bind.push(value)}`
  const conditions = wordConditions(search, placed)
  if (kind !== undefined) conditions.push(`kind = ${placed(kind)}`)
  if (state !== undefined) conditions.push(state === 'draft' ? 'is_draft' : 'NOT is_draft')
  const place = placeIn(after, TEXT_PLACES)
  if (place) {
    const [position, day, id] = place.map(placed)
    conditions.push(`(-c.position, c.day, c.id) < (-(${position}::int), ${day}::date, ${id}::uuid)`)
  }
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`
  const text = `SELECT ${LISTED}, ${cursorSql('c.position', 'c.day', 'c.id')} AS cursor
    FROM content_entries c ${where} ORDER BY ${BY_POSITION} LIMIT ${TEXTS_PAGE + 1}`
  return { text, bind }
}

/** Returns a page of the texts, drafts too. */
export async function listContent(wanted: ContentQuery): Promise<ContentPage> {
  const { text, bind } = contentStatement(wanted)
  const { rows, next } = pageIn(await query(null, pageRow, text, bind), TEXTS_PAGE)
  const texts: ListedContent[] = await Promise.all(rows.map(({ cursor: _cursor, ...row }) => present(row)))
  return { texts, next }
}

/** Returns a text, also a draft, or null if there is none. */
export async function readContent(tx: Transaction | null, textId: string): Promise<AdminContent | null> {
  const [found] = await query(
    tx,
    wholeRow,
    `SELECT ${LISTED}, c.tags, c.markdown FROM content_entries c WHERE c.id = $1`,
    [textId],
  )
  return found ? present(found) : null
}
