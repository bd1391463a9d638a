import { setTimeout as sleep } from 'node:timers/promises'

import type { Sequelize } from 'sequelize'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { connectSequelize } from '#api/main/sequelize.ts'
import { createLogger } from '#platform/logger.ts'
import { LocalCashfree } from '#tests/support/cashfree.ts'
import { freePort } from '#tests/support/freePort.ts'
import { ledgerDifferences } from '#tests/support/ledger.ts'
import { LONG_TEST_MS } from '#tests/support/patience.ts'
import { Payers } from '#tests/support/payers.ts'
import { bookFaults } from '#tests/support/paymentBooks.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

import { below, printedRandom, type Random } from '../fuzz/random.ts'

/** FAULT_ROUNDS can raise it. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 3)
const KILLS_A_ROUND = 4
const PEOPLE = 3
/** As many people act at the same time, some in several places. */
const WALKS = 8

let cashfree: LocalCashfree
let product: Product
let sequelize: Sequelize
beforeAll(async () => {
  cashfree = await LocalCashfree.start()
  const port = await freePort()
  product = await startProduct({ port, env: { ...cashfree.env, PUBLIC_URL: `http://localhost:${port}` } })
  sequelize = connectSequelize(product.databaseUrl, createLogger('silent'))
})
afterAll(() => sequelize.close())

/** Waits for a random moment while the people act: an answered event, a call of the service, or any. */
async function moment(random: Random, payers: Payers, isOver: () => boolean): Promise<void> {
  const [events, calls] = [payers.delivered, cashfree.asked.length]
  const kind = below(random, 3)
  const count = 1 + below(random, 16)
  const extra = below(random, 12)
  const some = below(random, 400)
  if (kind === 0) return sleep(some)
  const reached = () => (kind === 1 ? payers.delivered - events : cashfree.asked.length - calls) >= count
  while (!reached() && !isOver()) await sleep(1)
  await sleep(extra)
}

/** Lets people act, kills the product meanwhile, and starts it again. */
async function killAmong(random: Random, payers: Payers): Promise<void> {
  let isOver = false
  cashfree.manner = 'well'
  const walks = Array.from({ length: WALKS }, () => payers.walk(below(random, 2 ** 31), 2 + below(random, 4)))
  const all = Promise.all(walks).finally(() => (isOver = true))
  await moment(random, payers, () => isOver)
  await product.kill9()
  await all
  // A start may be killed too.
  if (below(random, 4) === 0) {
    const starting = product.start().catch(() => undefined)
    await sleep(below(random, 1000))
    await product.kill9()
    await starting
  }
  await product.start()
  expect(await payers.unpaid()).toEqual([])
}

test(
  `after ${ROUNDS * KILLS_A_ROUND} kills at any moment, each payment counts once or goes back once, and all sums are right`,
  async () => {
    const random = printedRandom('what people do and when the product is killed')
    const payers = new Payers(product, cashfree)
    for (let round = 0; round < ROUNDS; round++) {
      await payers.arrive(PEOPLE, random)
      for (let kill = 0; kill < KILLS_A_ROUND; kill++) await killAmong(random, payers)
      await payers.settle()
      expect(payers.faults).toEqual([])
      expect(await bookFaults(product, cashfree)).toEqual([])
      for (const user of payers.users) expect(await ledgerDifferences(user)).toEqual([])
    }
    const paid = [...cashfree.orders.values()].filter(({ status }) => status === 'PAID')
    const returned = paid.filter(({ refunds }) => refunds.size > 0)
    console.log(`${cashfree.orders.size} orders, ${paid.length} paid, ${returned.length} of them returned`)
    expect(paid.length).toBeGreaterThan(ROUNDS * 2)
  },
  LONG_TEST_MS,
)
