import { randomUUID } from 'node:crypto'

import {
  commit,
  grantBonus,
  openAccount,
  release,
  reserve,
  type Reservation,
} from '#api/services/metering/service.ts'
import { AppError } from '#schema/shared/errors.ts'

import type { ApiDatabase } from './apiDatabase.ts'
import { leaveQueries } from './ledger.ts'

/** When the accounts of metering tests are created. */
export const START = new Date('2026-08-14T09:30:00Z')
export const seconds = (count: number, from = START): Date => new Date(from.getTime() + count * 1000)

/** Returns the code of an expected error, or the error as text. */
export const codeOf = (error: unknown): string => (error instanceof AppError ? error.code : String(error))

/** The calls of metering, each in a separate transaction at a time set by the test. */
export const metering = (db: ApiDatabase) => ({
  take: (
    userId: string,
    now = START,
    key: string = randomUUID(),
    requestHash = 'hash',
  ): Promise<Reservation> =>
    db.sequelize.transaction(tx => reserve(tx, { userId, key, requestHash, action: 'improve', now })),

  spend: ({ reservationId }: Reservation, now = START): Promise<boolean> =>
    db.sequelize.transaction(tx => commit(tx, reservationId, now)),

  giveBack: ({ reservationId }: Reservation, now = START): Promise<boolean> =>
    db.sequelize.transaction(tx => release(tx, reservationId, now)),

  grant: (userId: string, amount: number, expiresAt: Date | null, now = START): Promise<void> =>
    db.sequelize.transaction(tx => grantBonus(tx, { userId, amount, reason: 'test', expiresAt, now })),

  /** Creates a user at START with `left` queries remaining. */
  async openedUser(left: number): Promise<string> {
    const userId = await db.addUser({ createdAt: START })
    await db.sequelize.transaction(tx => openAccount(tx, userId, START))
    await leaveQueries(userId, left)
    return userId
  },
})
