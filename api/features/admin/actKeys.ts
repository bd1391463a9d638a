import { createHash } from 'node:crypto'

import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { AppError } from '#schema/shared/errors.ts'

const TAKE = `INSERT INTO act_keys (actor_id, key, request_hash) VALUES ($1, $2, $3)
  ON CONFLICT (actor_id, key) DO NOTHING RETURNING request_hash AS hash`
const KNOWN = 'SELECT request_hash AS hash FROM act_keys WHERE actor_id = $1 AND key = $2'

const row = z.object({ hash: z.string() })

type Asked = { actorId: string; key: string; request: unknown }

/**
 * Notes the `Idempotency-Key` of an act, in its transaction. Returns false if the same act was done under
 * it: a call under way with it ends first. Throws CONFLICT if the key belongs to another act.
 */
export async function takeKey(tx: Transaction, { actorId, key, request }: Asked): Promise<boolean> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const taken = await query(tx, row, TAKE, [actorId, key, hash])
  if (taken.length > 0) return true
  const [known] = await query(tx, row, KNOWN, [actorId, key])
  if (known?.hash !== hash) throw new AppError('CONFLICT', t('request.keyReused'))
  return false
}

/** Deletes the keys of acts after 30 days. */
export async function cleanUpKeys(): Promise<void> {
  await query(null, z.unknown(), `DELETE FROM act_keys WHERE at < now() - interval '30 days' RETURNING 1`)
}
