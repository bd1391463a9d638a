import * as z from 'zod/mini'

import { id } from '#schema/shared/ids.ts'

/** Maximum number of rows on one page of a list. */
export const PAGE_MAX = 100

const CURSOR = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3})(\d{3})?Z_(.+)$/

/** The place of a row in a list that is ordered by a time and an id: the next page follows it. */
export type Cursor = { at: string; id: string }

/** Returns the cursor behind a row, for the query of the next page. */
export const cursorOf = (row: Cursor): string => `${row.at}_${row.id}`

/** Reads a cursor, or returns null for what is none. `rowIds` is the form of the rows' ids. */
export function readCursor(text: string, rowIds: z.ZodMiniType<string> = id): Cursor | null {
  const [, at = '', microseconds = '', rowId = ''] = CURSOR.exec(text) ?? []
  const time = Date.parse(`${at}Z`)
  // A database has no year 0.
  if (!(time > 0) || !z.safeParse(rowIds, rowId).success) return null
  return { at: new Date(time).toISOString().replace('Z', `${microseconds}Z`), id: rowId }
}

/** A cursor in a query. `rowIds` is the form of the rows' ids. */
// @__NO_SIDE_EFFECTS__
export const cursorText = (rowIds: z.ZodMiniType<string> = id) =>
  z.string().check(z.refine(text => readCursor(text, rowIds) !== null))

/**
 * Returns the query of a list in pages: `before` is the cursor of the last row of the page before. A
 * page with fewer rows than `limit` is the last one.
 */
// @__NO_SIDE_EFFECTS__
export const pageQueryOf = (rowIds: z.ZodMiniType<string>) => ({
  before: z.optional(cursorText(rowIds)),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX)), PAGE_MAX),
})

/** The query of a list of rows with the usual ids. */
export const pageQuery = pageQueryOf(id)
export type PageQuery = { before?: string | undefined; limit: number }

/** Returns the cursor of the page after one, or null after the last page. */
export function nextCursor<Row>(page: readonly Row[], cursor: (row: Row) => string): string | null {
  const last = page.length < PAGE_MAX ? undefined : page.at(-1)
  return last === undefined ? null : cursor(last)
}
