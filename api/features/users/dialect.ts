import type { Transaction } from 'sequelize'

import { UserModel } from '#api/features/users/model.ts'
import type { EnglishDialect } from '#schema/check-settings/goals.ts'

/** The English of a person; the American for an account that is gone. */
export async function dialectOfUser(userId: string, tx: Transaction | null = null): Promise<EnglishDialect> {
  const user = await UserModel.findByPk(userId, { attributes: ['dialect'], transaction: tx })
  return user?.dialect ?? 'US'
}
