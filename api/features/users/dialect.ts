import type { Transaction } from 'sequelize'

import { UserModel } from '#api/features/users/model.ts'
import type { EnglishDialect } from '#schema/check-settings/goals.ts'

/** Returns the user's English, or American English if the account is gone. */
export async function dialectOfUser(userId: string, tx: Transaction | null = null): Promise<EnglishDialect> {
  const user = await UserModel.findByPk(userId, { attributes: ['dialect'], transaction: tx })
  return user?.dialect ?? 'US'
}
