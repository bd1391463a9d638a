import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'

/** Deletes the acts of an account that is deleted. */
export async function forgetActivity(tx: Transaction, userId: string): Promise<void> {
  await query(tx, z.unknown(), 'DELETE FROM activity_entries WHERE user_id = $1 RETURNING 1', [userId])
}
