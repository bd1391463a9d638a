import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { forgetAddressOf } from '#api/features/newsletter/subscriptions.ts'
import { changeUser } from '#api/features/users/service.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import type { ProfileChange } from '#schema/account/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

/** Former names stay: comments mention people by them. */
const NAMES_MAX = 100

/** Changes only the fields that are present. Throws CONFLICT for a user who has had too many names. */
export async function changeProfile(tx: Transaction, userId: string, change: ProfileChange): Promise<void> {
  if (change.firstName !== undefined || change.lastName !== undefined) await requireFewNames(tx, userId)
  if (change.subscribeNewsletter === false) await forgetAddressOf(tx, userId)
  await changeUser(tx, userId, user => {
    if (change.firstName !== undefined) user.firstName = change.firstName
    if (change.lastName !== undefined) user.lastName = change.lastName
    if (change.subscribeNewsletter !== undefined) user.subscribeNewsletter = change.subscribeNewsletter
    if (change.voiceCommandsEnabled !== undefined) user.voiceCommandsEnabled = change.voiceCommandsEnabled
    if (change.voiceLanguage !== undefined) user.voiceLanguage = change.voiceLanguage
    if (change.dialect !== undefined) user.dialect = change.dialect
  })
}

async function requireFewNames(tx: Transaction, userId: string): Promise<void> {
  const names = await query(
    tx,
    z.unknown(),
    'SELECT 1 FROM user_names WHERE user_id = $1 LIMIT $2::integer',
    [userId, NAMES_MAX],
  )
  if (names.length === NAMES_MAX)
    throw new AppError('CONFLICT', t('account.tooManyNames', { most: NAMES_MAX }))
}
