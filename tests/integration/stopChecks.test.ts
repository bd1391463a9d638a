import { expect, test } from 'vitest'

import { createdApiKey } from '#schema/keys/contract.ts'
import { signUp } from '#tests/support/factories.ts'
import { startProduct } from '#tests/support/product.ts'

/** Far more than is checked in the grace period, also by a quick machine: 1.2 million characters. */
const CHECKS = 20
const TEXT = 'Their is a erors in this sentense, and he go home. '.repeat(1170)

test('a stop answers every check that waits, with its result or with 503', async () => {
  const product = await startProduct()
  const { client } = await signUp(product)
  const made = await client.post('/api/keys', { name: 'Editor', scopes: ['check'] })
  const { key: apiKey } = createdApiKey.parse(made.json)
  const check = () =>
    fetch(`${product.url}/v2/check`, {
      method: 'POST',
      body: new URLSearchParams({ text: TEXT, language: 'en-US', apiKey }),
    })
  const first = check()
  const answers = Promise.all(Array.from({ length: CHECKS - 1 }, async () => (await check()).status))
  expect((await first).status).toBe(200)
  expect(await product.stop()).toBe(0)
  const statuses = await answers
  expect(statuses).toContain(503)
  expect(statuses.filter(status => status !== 200 && status !== 503)).toEqual([])
})
