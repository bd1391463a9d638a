import * as z from 'zod/mini'

import { id } from '#schema/shared/ids.ts'

/** Maximum number of rows on one page of a list. */
export const PAGE_MAX = 100

const MOMENT = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3})(?:\d{3})?Z$/

function isMoment(text: string): boolean {
  const [, milliseconds = ''] = MOMENT.exec(text) ?? []
  const time = Date.parse(`${milliseconds}Z`)
  // A database has no year 0, and no day that the calendar does not have.
  return time > 0 && new Date(time).toISOString() === `${milliseconds}Z`
}

/** A moment in a cursor, to the millisecond or, as databases have it, to the microsecond. */
export const moment = z.string().check(z.refine(isMoment))

/**
 * The forms of the values in a cursor: those of the columns by which a list is sorted. They are joined with
 * `_`, which only the last one may hold.
 */
export type CursorForm = readonly z.ZodMiniType<string>[]

const BY_TIME: CursorForm = [moment, id]

/** Reads the values in a cursor, or returns null for what is none of this form. */
export function readPlace(text: string, form: CursorForm = BY_TIME): string[] | null {
  const parts = text.split('_')
  const last = form.length - 1
  const values = [...parts.slice(0, last), parts.slice(last).join('_')]
  return form.every((value, at) => z.safeParse(value, values[at]).success) ? values : null
}

/** The place of a row in a list that is ordered by a time and an id: the next page follows it. */
export type Cursor = { at: string; id: string }

/** Returns the cursor behind a row, for the query of the next page. */
export const cursorOf = (row: Cursor): string => `${row.at}_${row.id}`

/** Reads a cursor, or returns null for what is none. `rowIds` is the form of the rows' ids. */
export function readCursor(text: string, rowIds: z.ZodMiniType<string> = id): Cursor | null {
  const [at, rowId] = readPlace(text, [moment, rowIds]) ?? []
  return at === undefined || rowId === undefined ? null : { at, id: rowId }
}

/** A cursor in a query: of a time and an id, if nothing else is said. */
// @__NO_SIDE_EFFECTS__
export const cursorText = (form: CursorForm = BY_TIME) =>
  z.string().check(z.refine(text => readPlace(text, form) !== null))

/**
 * Returns the query of a list in pages: `before` is the cursor of the last row of the page before. A
 * page with fewer rows than `limit` is the last one.
 */
// @__NO_SIDE_EFFECTS__
export const pageQueryOf = (rowIds: z.ZodMiniType<string>) => ({
  before: z.optional(cursorText([moment, rowIds])),
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
