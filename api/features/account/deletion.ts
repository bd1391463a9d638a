import type { Sequelize, Transaction } from 'sequelize'

import { lockTouched } from '#api/features/account/locks.ts'
import { forgetActivity } from '#api/features/activity/forget.ts'
import { endSessionsOf } from '#api/features/auth/sessions.ts'
import { forgetCommenter } from '#api/features/comments/forget.ts'
import { handOverDecisions } from '#api/features/corrections/service.ts'
import { removeDocumentsOf } from '#api/features/documents/service.ts'
import { forgetAddressOf } from '#api/features/newsletter/subscriptions.ts'
import { forgetReactions } from '#api/features/reactions/forget.ts'
import { leaveAllDocuments } from '#api/features/sharing/service.ts'
import { dueForDeletion, lockDueForDeletion } from '#api/features/users/queries.ts'
import { removeAccount } from '#api/features/users/service.ts'

/**
 * Deletes the accounts that are due, with all their data. Their edits in other users' documents
 * stay, and so do their comments there, without a name. Several processes may run this at the same
 * time. An account that cannot be deleted does not block the others.
 */
export async function cleanUpAccounts(sequelize: Sequelize, now = new Date()): Promise<void> {
  const failures: unknown[] = []
  for (const id of await dueForDeletion(now)) {
    try {
      await sequelize.transaction(tx => deleteAccount(tx, id, now))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} accounts could not be deleted`)
}

async function deleteAccount(tx: Transaction, id: string, now: Date): Promise<void> {
  // Cancelling a deletion changes this row: before this lock, or after the account is gone.
  if ((await lockDueForDeletion(tx, id, now)) === null) return
  await lockTouched(tx, id)
  await removeDocumentsOf(tx, id)
  await handOverDecisions(tx, id)
  await leaveAllDocuments(tx, id)
  // No one can mention the user anymore.
  await forgetCommenter(tx, id)
  await forgetReactions(tx, id)
  await forgetActivity(tx, id)
  await forgetAddressOf(tx, id)
  await endSessionsOf(tx, id)
  await removeAccount(tx, id)
}
