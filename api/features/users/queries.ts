import { col, fn, literal, Op, where, type Transaction } from 'sequelize'
import { z } from 'zod'

import type { Account } from '#api/features/users/account.ts'
import { UserModel } from '#api/features/users/model.ts'
import { mailboxKey } from '#api/kit/mailbox.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { AppError } from '#schema/shared/errors.ts'

/**
 * Returns the account of that email's mailbox, in any spelling, or null. Includes suspended ones
 * only on request. Of accounts that shared a mailbox before it had one spelling, the one as typed.
 */
export async function findByEmail(
  email: string,
  tx: Transaction | null = null,
  { suspended = false } = {},
): Promise<Account | null> {
  // One query for every spelling: its time must not tell that an account exists.
  const typed = fn('lower', email.trim())
  const found = await UserModel.findAll({
    where: {
      [Op.and]: where(fn('lower', col('email')), { [Op.in]: [typed, fn('lower', mailboxKey(email))] }),
      ...(!suspended && { suspendedAt: null }),
    },
    order: [[fn('texteq', fn('lower', col('email')), typed), 'DESC']],
    limit: 1,
    transaction: tx,
  })
  return found[0] ?? null
}

/** Returns the accounts whose email may have another spelling than its mailbox. */
export const accountsBeyondAscii = (): Promise<Account[]> =>
  UserModel.findAll({
    where: literal(`email ~ '[^ -~]' OR email ~* '[@.]xn--' OR email ~ '[.]$'`),
    order: ['createdAt'],
  })

/** Returns the user of a session, or null when the account is gone or suspended. */
export const findSignedIn = (userId: string): Promise<Account | null> =>
  UserModel.findOne({ where: { id: userId, suspendedAt: null } })

/** Returns the account with that Google account, or null. */
export const findByGoogle = (tx: Transaction, googleSubject: string): Promise<Account | null> =>
  UserModel.findOne({ where: { googleSubject }, transaction: tx })

/** Returns the account as it is stored now. Throws NOT_FOUND if it is gone. */
export async function readAccount(userId: string, tx: Transaction | null = null): Promise<Account> {
  const found = await UserModel.findByPk(userId, { transaction: tx })
  if (found === null) throw noAccount()
  return found
}

/** Returns the row, locked until the transaction ends, or null. For this feature only. */
export const lockRow = (tx: Transaction, userId: string): Promise<UserModel | null> =>
  UserModel.findByPk(userId, { transaction: tx, lock: tx.LOCK.NO_KEY_UPDATE })

/** Returns the account, locked until the transaction ends, or null. */
export const lockAccount: (tx: Transaction, userId: string) => Promise<Account | null> = lockRow

/**
 * Returns the accounts of an act of the staff, locked until the transaction ends, or null where there is
 * none. Administrators are locked first, as `requireAnotherAdmin` locks them.
 */
export async function lockActors(
  tx: Transaction,
  actorId: string,
  userId: string,
): Promise<{ actor: Account | null; user: Account | null }> {
  const found = await UserModel.findAll({
    where: { id: [actorId, userId] },
    order: [
      [literal(`role = 'admin'`), 'DESC'],
      ['id', 'ASC'],
    ],
    transaction: tx,
    lock: tx.LOCK.NO_KEY_UPDATE,
  })
  const of = (id: string) => found.find(account => account.id === id) ?? null
  return { actor: of(actorId), user: of(userId) }
}

/** Whether any account is an administrator. */
export const hasAdmin = async (tx: Transaction): Promise<boolean> =>
  (await UserModel.count({ where: { role: 'admin' }, transaction: tx })) > 0

/**
 * Locks the administrators, and throws CONFLICT if the user is the last one who can act. Call it before
 * the user's row is locked.
 */
export async function requireAnotherAdmin(tx: Transaction, userId: string): Promise<void> {
  const admins = await UserModel.findAll({
    where: { role: 'admin' },
    order: ['id'],
    transaction: tx,
    lock: tx.LOCK.NO_KEY_UPDATE,
  })
  const others = admins.filter(
    account =>
      account.id !== userId &&
      account.suspendedAt === null &&
      account.deleteAt === null &&
      account.emailVerifiedAt !== null,
  )
  if (others.length === 0 && admins.some(({ id }) => id === userId))
    throw new AppError('CONFLICT', t('admin.lastAdmin'))
}

/** Returns the ids of the accounts whose deletion is due. */
export async function dueForDeletion(now: Date): Promise<string[]> {
  const due = await UserModel.findAll({ where: { deleteAt: { [Op.lte]: now } }, attributes: ['id'] })
  return due.map(({ id }) => id)
}

/**
 * Returns an account whose deletion is due, locked; null when it is not due, or another process has
 * it.
 */
export const lockDueForDeletion = (tx: Transaction, id: string, now: Date): Promise<Account | null> =>
  UserModel.findOne({
    where: { id, deleteAt: { [Op.lte]: now } },
    transaction: tx,
    // Rows that name the user may be written meanwhile: those calls hold what the deletion locks next.
    lock: tx.LOCK.NO_KEY_UPDATE,
    skipLocked: true,
  })

/** Returns the new email address that waits for confirmation, or null. */
export async function pendingEmailOf(userId: string, tx: Transaction | null): Promise<string | null> {
  const [waiting] = await query(
    tx,
    z.object({ email: z.string().nullable() }),
    `SELECT email FROM account_tokens
     WHERE purpose = 'change-email' AND user_id = $1 AND used_at IS NULL AND expires_at > $2 LIMIT 1`,
    [userId, new Date()],
  )
  return waiting?.email ?? null
}

export const noAccount = (): AppError => new AppError('NOT_FOUND', t('auth.noAccount'))
