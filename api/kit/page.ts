import { col, fn, literal, Op, type Order } from 'sequelize'

import { readCursor, readPlace, type CursorForm, type PageQuery } from '#schema/shared/cursor.ts'

type Page = { where: { [Op.and]?: ReturnType<typeof literal> }; order: Order; limit: number }

/**
 * Returns the options of `findAll` for a page of a model's rows, the newest first: by the
 * millisecond of `created_at`, which is what their cursors have, and the id.
 */
export function pageOf({ before, limit }: PageQuery): Page {
  const after = before === undefined ? null : readCursor(before)
  return {
    where: after
      ? {
          [Op.and]: literal(
            `(date_trunc('milliseconds', created_at), id) < ('${after.at}'::timestamptz, '${after.id}'::uuid)`,
          ),
        }
      : {},
    order: [
      [fn('date_trunc', 'milliseconds', col('created_at')), 'DESC'],
      ['id', 'DESC'],
    ],
    limit,
  }
}

/**
 * The SQL of the cursor behind a row: the columns by which its list is sorted. An index of them serves the next
 * page, also when the row is deleted.
 */
export const cursorSql = (...columns: string[]): string => `concat_ws('_', ${columns.join(', ')})`

/** The SQL of a moment in a cursor, with the microseconds of the database. */
export const momentSql = (at: string): string =>
  `to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** Returns the values in the cursor of a query whose contract has checked it; null: the list begins. */
export function placeIn(cursor: string | undefined, form?: CursorForm): string[] | null {
  if (cursor === undefined) return null
  const place = readPlace(cursor, form)
  if (!place) throw new Error('A cursor has not the form of its list.')
  return place
}

/** Returns the rows of a page, without the one that was read beyond it, and the cursor of the next page. */
export function pageIn<Row extends { cursor: string }>(
  found: readonly Row[],
  size: number,
): { rows: Row[]; next: string | null } {
  const rows = found.slice(0, size)
  return { rows, next: found.length > size ? (rows.at(-1)?.cursor ?? null) : null }
}
