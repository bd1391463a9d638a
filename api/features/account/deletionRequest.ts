import type { Transaction } from 'sequelize'

import type { Account } from '#api/features/users/account.ts'
import { requireAnotherAdmin } from '#api/features/users/queries.ts'
import { changeUser } from '#api/features/users/service.ts'
import type { Urls } from '#api/kit/urls.ts'
import { queueEmail } from '#api/services/outbound-email/queue.ts'
import { DELETION_DAYS } from '#schema/account/contract.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Schedules the deletion of the account. A repeated request keeps the first date. */
export async function requestDeletion(tx: Transaction, user: Account, urls: Urls): Promise<void> {
  if (user.deleteAt !== null) return
  await requireAnotherAdmin(tx, user.id)
  const deleteAt = new Date(Date.now() + DELETION_DAYS * DAY_MS)
  await changeUser(tx, user.id, found => {
    found.deleteAt = deleteAt
  })
  const { id: userId, email, firstName } = user
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(deleteAt)
  const link = urls.page('/settings/privacy')
  await queueEmail(tx, { email, userId }, { kind: 'deletion-requested', firstName, date, link })
}

/** Cancels the scheduled deletion. */
export async function cancelDeletion(tx: Transaction, userId: string): Promise<void> {
  await changeUser(tx, userId, user => {
    user.deleteAt = null
  })
}
