import { col, fn, literal, Op, type Order } from 'sequelize'

import { readCursor, type PageQuery } from '#schema/shared/cursor.ts'

type Page = { where: { [Op.and]?: ReturnType<typeof literal> }; order: Order; limit: number }

/**
 * Returns the options of `findAll` for a page of a model's rows, the newest first: by the
 * millisecond of `created_at`, which is what a cursor has, and the id.
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
