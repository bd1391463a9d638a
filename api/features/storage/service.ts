import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { Storage } from '#schema/storage/contract.ts'
import { sizeText, storageFrom, storageLeft, storageRow } from '#schema/storage/rules.ts'

/** Returns how much storage the user's documents take, and may take. */
export async function readStorage(
  userId: string,
  factor: number,
  tx: Transaction | null = null,
): Promise<Storage> {
  const [row] = await query(tx, storageRow, 'SELECT * FROM storage_of($1)', [userId])
  if (!row) throw new AppError('NOT_FOUND', t('auth.noAccount'))
  return storageFrom(row, factor)
}

/** Throws STORAGE_FULL if the user's documents take all of their storage. */
export async function requireStorage(tx: Transaction, userId: string, factor: number): Promise<void> {
  const held = await readStorage(userId, factor, tx)
  if (storageLeft(held) > 0) return
  throw new AppError('STORAGE_FULL', t('documents.storageFull', { limit: sizeText(held.limitBytes) }), {
    details: held,
  })
}

/**
 * Whether so many bytes fit into the user's storage. They remain free until the transaction ends:
 * other calls of this function for the user wait for it.
 */
export async function takeStorage(
  tx: Transaction,
  userId: string,
  factor: number,
  bytes: number,
): Promise<boolean> {
  const lock = `SELECT pg_advisory_xact_lock(hashtextextended('storage:' || $1, 0))`
  await query(tx, z.unknown(), lock, [userId])
  return storageLeft(await readStorage(userId, factor, tx)) >= bytes
}
