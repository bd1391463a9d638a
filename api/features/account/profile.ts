import type { Transaction } from 'sequelize'

import { changeUser } from '#api/features/users/service.ts'
import type { ProfileChange } from '#schema/account/contract.ts'

/** Changes only the fields that are present. */
export async function changeProfile(tx: Transaction, userId: string, change: ProfileChange): Promise<void> {
  await changeUser(tx, userId, user => {
    if (change.firstName !== undefined) user.firstName = change.firstName
    if (change.lastName !== undefined) user.lastName = change.lastName
    if (change.subscribeNewsletter !== undefined) user.subscribeNewsletter = change.subscribeNewsletter
    if (change.voiceCommandsEnabled !== undefined) user.voiceCommandsEnabled = change.voiceCommandsEnabled
    if (change.voiceLanguage !== undefined) user.voiceLanguage = change.voiceLanguage
    if (change.dialect !== undefined) user.dialect = change.dialect
  })
}
