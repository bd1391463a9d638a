import { Op, literal, type Transaction } from 'sequelize'

import { ApiKeyModel } from '#api/features/keys/model.ts'
import type { Account } from '#api/features/users/account.ts'
import { findSignedIn, lockAccount } from '#api/features/users/queries.ts'
import { t } from '#api/kit/messages.ts'
import { hashToken, randomToken } from '#api/kit/secretToken.ts'
import { logSecurityOf } from '#api/kit/securityLog.ts'
import { queueEmail } from '#api/services/outbound-email/queue.ts'
import { KEYS_MAX, type ApiKey, type ApiScope } from '#schema/keys/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

/** The prefix of every key, so that a leaked key is recognizable. */
const KEY_START = 'bp_'
const PREFIX_LENGTH = KEY_START.length + 6

/** Returns the user's keys without the revoked ones, newest first. */
export async function keysOf(userId: string): Promise<ApiKey[]> {
  const keys = await ApiKeyModel.findAll({
    where: { userId, revokedAt: null },
    order: [['createdAt', 'DESC']],
  })
  return keys.map(present)
}

/**
 * Creates a key and notifies the user by email. The key is returned once and not stored. Throws
 * CONFLICT at the maximum.
 */
export async function createKey(
  tx: Transaction,
  user: Account,
  { name, scopes }: { name: string; scopes: ApiScope[] },
): Promise<{ apiKey: ApiKey; key: string }> {
  // Under the account's lock, so that concurrent calls do not exceed the maximum.
  await lockAccount(tx, user.id)
  const count = await ApiKeyModel.count({ where: { userId: user.id, revokedAt: null }, transaction: tx })
  if (count >= KEYS_MAX) throw new AppError('CONFLICT', t('keys.most', { most: KEYS_MAX }))
  const key = KEY_START + randomToken()
  const values = { userId: user.id, name, scopes: [...new Set(scopes)], keyHash: hashToken(key) }
  const created = await ApiKeyModel.create(
    { ...values, prefix: key.slice(0, PREFIX_LENGTH) },
    { transaction: tx },
  )
  const { id: userId, email, firstName } = user
  await queueEmail(tx, { email, userId }, { kind: 'api-key-created', firstName, keyName: name })
  logSecurityOf(tx, 'key-made', userId, { key: created.id })
  return { apiKey: present(created), key }
}

/** Revokes a key immediately. Throws NOT_FOUND. */
export async function revokeKey(tx: Transaction, userId: string, id: string): Promise<void> {
  const [revoked] = await ApiKeyModel.update(
    { revokedAt: new Date() },
    { where: { id, userId, revokedAt: null }, transaction: tx },
  )
  if (revoked === 0) throw new AppError('NOT_FOUND', t('keys.missing'))
  logSecurityOf(tx, 'key-revoked', userId, { key: id })
}

/** Revokes all keys of a user. */
export async function revokeKeysOf(tx: Transaction, userId: string): Promise<void> {
  await ApiKeyModel.update({ revokedAt: new Date() }, { where: { userId, revokedAt: null }, transaction: tx })
}

/** Returns a valid key and its user. Null if the key is unknown or revoked, or its user is gone. */
export async function holderOf(
  key: string,
): Promise<{ keyId: string; scopes: ApiScope[]; user: Account } | null> {
  const found = await ApiKeyModel.findOne({ where: { keyHash: hashToken(key), revokedAt: null } })
  const user = found === null ? null : await findSignedIn(found.userId)
  if (found === null || user === null) return null
  await noteUse(found.id)
  return { keyId: found.id, scopes: found.scopes, user }
}

/** Rounded to the minute, so that frequent use does not write the row at each call. */
async function noteUse(id: string): Promise<void> {
  const stale = { [Op.or]: [null, { [Op.lt]: literal(`now() - interval '1 minute'`) }] }
  await ApiKeyModel.update({ lastUsedAt: new Date() }, { where: { id, lastUsedAt: stale } })
}

const present = (key: ApiKeyModel): ApiKey => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  scopes: key.scopes,
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  createdAt: key.createdAt.toISOString(),
})
