import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createPool } from '#platform/database/pool.ts'
import { createLogger } from '#platform/logger.ts'
import { revisionPage } from '#schema/revisions/contract.ts'
import { createDocument, signUp } from '#tests/support/factories.ts'
import { until } from '#tests/support/patience.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { answered, ask, edit, restoresOf, storedText } from '#tests/support/revisions.ts'

import { below, printedRandom } from '../fuzz/random.ts'

const append = (text: string) => (into: { insert: (at: number, text: string) => void; length: number }) =>
  into.insert(into.length, text)

describe('a killed product', () => {
  let product: Product
  let pool: Pool
  beforeAll(async () => {
    product = await startProduct()
    pool = createPool(product.databaseUrl, createLogger('silent'))
  })
  afterAll(() => pool.end())

  const author = async () => {
    const person = await signUp(product)
    const document = (await createDocument(person)).id
    const place = () => ({
      url: `${product.url.replace('http', 'ws')}/collab`,
      document,
      cookie: person.client.cookie,
    })
    await edit(place(), append('good'))
    const path = `/api/documents/${document}/revisions`
    await person.client.post(path, { name: 'Good' })
    // The call times out; the revision appears a little later.
    const named = async () =>
      revisionPage.parse((await person.client.get(path)).json).revisions.find(({ name }) => name === 'Good')
    await until(async () => (await named()) !== undefined, 'it has its name')
    return { person, document, place, good: (await named()) ?? expect.fail() }
  }

  it('V8: carries out a restore once that was requested before a kill -9', async () => {
    const { person, document, place, good } = await author()
    await edit(place(), append(' and bad'))
    await product.kill9()
    const request = await ask(pool, { document, user: person.user.id, restore: good.id })
    await product.start()
    expect(await answered(pool, request)).toMatchObject({ outcome: 'done' })
    expect(await storedText(place())).toBe('good')
    expect(await restoresOf(pool, document)).toEqual({ rows: 1, revisions: 1 })
  })

  it('V8: restores all or nothing, and once, after a kill -9 at any moment', async () => {
    const { person, document, place, good } = await author()
    const ROUNDS = 6
    const random = printedRandom('when the server is killed')
    const requests = async () => {
      const { rows } = await pool.query(
        `SELECT id FROM body_commands WHERE document_id = $1 AND kind = 'restore-revision'`,
        [document],
      )
      return (rows as { id: string }[]).map(({ id }) => id)
    }
    let done = 0
    for (let round = 0; round < ROUNDS; round++) {
      await edit(place(), append(` bad${round}`))
      const path = `/api/documents/${document}/revisions/${good.id}/restore`
      const call = person.client.post(path).catch(() => null)
      // In every second round, the kill comes right after the request is stored.
      if (round % 2 === 0)
        await expect.poll(async () => (await requests()).length, { interval: 1 }).toBe(done + 1)
      else await sleep(below(random, 60))
      await sleep(below(random, 10))
      await product.kill9()
      await call
      await product.start()
      const asked = await requests()
      for (const request of asked) expect((await answered(pool, request)).outcome).toBe('done')
      expect(await restoresOf(pool, document)).toEqual({ rows: asked.length, revisions: asked.length })
      expect((await storedText(place())) === 'good').toBe(asked.length > done)
      done = asked.length
    }
    expect(done).toBeGreaterThanOrEqual(ROUNDS / 2)
  })
})
