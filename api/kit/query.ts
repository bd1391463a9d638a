import { QueryTypes, type Sequelize, type Transaction } from 'sequelize'
import { z } from 'zod'

import { OutboxModel } from '#api/kit/outbox/model.ts'

/** Returns the connection of the models. */
export function database(): Sequelize {
  const { sequelize } = OutboxModel
  if (!sequelize) throw new Error('The models are not bound to a database yet.')
  return sequelize
}

/** Runs a statement that models cannot express, and parses each row. `$1` … refer to `bind`. */
export async function query<T>(
  tx: Transaction | null,
  row: z.core.$ZodType<T>,
  statement: string,
  bind: unknown[] = [],
): Promise<T[]> {
  const rows = await database().query(statement, { bind, transaction: tx, type: QueryTypes.SELECT })
  return rows.map(found => z.parse(row, found))
}
