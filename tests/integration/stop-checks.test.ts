import { expect, test } from 'vitest'

import { startProduct } from '#tests/support/product.ts'

/** Far more than is checked in the grace period. */
const CHECKS = 20
const TEXT = 'Their is a erors in this sentense, and he go home. '.repeat(390)

test('a stop answers every check that waits, with its result or with 503', async () => {
  const product = await startProduct()
  const check = () =>
    fetch(`${product.url}/v2/check`, {
      method: 'POST',
      body: new URLSearchParams({ text: TEXT, language: 'en-US' }),
    })
  const first = check()
  const answers = Promise.all(Array.from({ length: CHECKS - 1 }, async () => (await check()).status))
  expect((await first).status).toBe(200)
  expect(await product.stop()).toBe(0)
  const statuses = await answers
  expect(statuses).toContain(503)
  expect(statuses.filter(status => status !== 200 && status !== 503)).toEqual([])
})
