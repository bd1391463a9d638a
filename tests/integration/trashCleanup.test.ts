import type { Sequelize } from 'sequelize'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { cleanUpTrash } from '#api/features/documents/cleanup.ts'
import { connectSequelize } from '#api/main/sequelize.ts'
import { createLogger } from '#platform/logger.ts'

import { type Person, createDocument, signUp } from '../support/factories.ts'
import { eventsAbout, runSql } from '../support/outbox.ts'
import { type Product, startProduct } from '../support/product.ts'

let product: Product
let owner: Person
let sequelize: Sequelize

beforeAll(async () => {
  product = await startProduct()
  owner = await signUp(product)
  sequelize = connectSequelize(product.databaseUrl, createLogger('silent'))
})

afterAll(() => sequelize.close())

const trashed = async (days: number): Promise<string> => {
  const { id } = await createDocument(owner)
  await runSql(
    product.databaseUrl,
    `UPDATE documents SET trashed_at = now() - $2 * interval '1 day' WHERE id = $1`,
    [id, days],
  )
  return id
}

test('deletes documents after 30 days in the trash, with several processes, and notifies', async () => {
  const kept = [(await createDocument(owner)).id, await trashed(29.9)]
  const expired: string[] = []
  for (let n = 0; n < 120; n++) expired.push(await trashed(30.1))
  await Promise.all([cleanUpTrash(sequelize), cleanUpTrash(sequelize)])
  await cleanUpTrash(sequelize)
  const left = await runSql(product.databaseUrl, 'SELECT id FROM documents WHERE owner_id = $1', [
    owner.user.id,
  ])
  expect(new Set(left)).toEqual(new Set(kept.map(id => ({ id }))))
  const events = await eventsAbout(product.databaseUrl, expired[0] ?? '')
  expect(events.at(-1)).toMatchObject({ value: null, revision: 2 })
})

test('runs when the product starts', async () => {
  const id = await trashed(31)
  await product.restart()
  await expect
    .poll(() => runSql(product.databaseUrl, 'SELECT FROM documents WHERE id = $1', [id]))
    .toEqual([])
})
