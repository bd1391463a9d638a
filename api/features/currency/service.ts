import type { Transaction } from 'sequelize'

import { changeUser } from '#api/features/users/service.ts'
import type { CurrencyCode } from '#schema/currency/contract.ts'

/** Changes the currency that a user sees prices in, also in every open tab. Throws NOT_FOUND. */
export async function changeCurrency(tx: Transaction, userId: string, currency: CurrencyCode): Promise<void> {
  await changeUser(tx, userId, user => {
    user.currency = currency
  })
}
