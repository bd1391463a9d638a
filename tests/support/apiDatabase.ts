import { randomUUID } from 'node:crypto'

import { pino } from 'pino'
import type { Sequelize } from 'sequelize'

import { UserModel } from '#api/features/users/model.ts'
import { connectSequelize } from '#api/main/sequelize.ts'
import { createPool } from '#platform/database/pool.ts'
import type { PlanName } from '#schema/plans/contract.ts'

import { seed } from '../../scripts/server/seed.ts'
import { migratedDatabase } from './postgres.ts'

export const silent = pino({ level: 'silent' })

export type ApiDatabase = {
  url: string
  /** The same with the role of the servers, which the models have too. */
  serversUrl: string
  sequelize: Sequelize
  /** Inserts a user and returns the id. */
  addUser: (more?: { createdAt?: Date; planName?: PlanName; emailVerifiedAt?: Date }) => Promise<string>
  close: () => Promise<void>
}

/**
 * Creates a temporary database and binds the api's models to it. Only one at a time per process.
 */
export async function apiDatabase(): Promise<ApiDatabase> {
  const { url, serversUrl, drop } = await migratedDatabase()
  const pool = createPool(url, silent, { size: 1 })
  await seed(pool)
  await pool.end()
  const sequelize = connectSequelize(serversUrl, silent)
  return {
    url,
    serversUrl,
    sequelize,
    async addUser(more = {}) {
      const user = await UserModel.create({
        email: `${randomUUID()}@example.com`,
        passwordHash: 'not a hash',
        firstName: 'Test',
        lastName: 'User',
        subscribeNewsletter: false,
        ...more,
      })
      return user.id
    },
    async close() {
      await sequelize.close()
      await drop()
    },
  }
}
