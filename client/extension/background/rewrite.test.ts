// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { browserApi, startServer } from '#tests/support/extensionApi.ts'

import { findRewrite, forgetRewrite, forgetRewrites } from './keptRewrites.ts'
import { rewrite } from './rewrite.ts'

type Answer = Parameters<typeof startServer>[0]

const usage = { used: 3, limit: 20, bonusRemaining: 2, resetsAt: '2026-12-14T00:00:00.000Z' }
const done = (more = {}) => ({
  body: JSON.stringify({
    engine: 'built-in',
    note: null,
    result: { text: 'They were late.' },
    usage: { ...usage, ...more },
  }),
})
const error = (status: number, code: string) => ({
  status,
  body: JSON.stringify({ success: false, code, message: code }),
})
const asked = { key: 'bp_1', action: 'improve', text: 'They was late.' } as const

let server: Awaited<ReturnType<typeof startServer>>
let answers: Awaited<ReturnType<Answer>>[]
let waited: number[]

beforeEach(async () => {
  waited = []
  server = await startServer(() => answers.shift() ?? 'none')
  browserApi(server.origin)
})
afterEach(() => {
  server.stop()
  vi.unstubAllGlobals()
})

const run = (more = {}) =>
  rewrite({ ...asked, ...more }, async ms => {
    waited.push(ms)
  })
const keys = () => server.received.map(({ headers }) => headers['idempotency-key'])

describe('a rewrite', () => {
  test('returns the text and the queries that are left', async () => {
    answers = [done()]
    expect(await run()).toEqual({ kind: 'done', value: { text: 'They were late.', left: 19 } })
    expect(server.received[0]?.body).toBe('{"action":"improve","text":"They was late."}')
  })

  test('has no number of queries without a limit', async () => {
    answers = [done({ limit: -1 })]
    expect(await run()).toMatchObject({ value: { left: -1 } })
  })

  test('repeats a call whose answer was lost with the same key', async () => {
    answers = ['none', error(409, 'IN_PROGRESS'), done()]
    expect(await run()).toMatchObject({ kind: 'done' })
    expect(keys()).toHaveLength(3)
    expect(new Set(keys()).size).toBe(1)
    expect(keys()[0]).toMatch(/^[\w-]{36}$/)
    expect(waited).toEqual([2000, 2000])
  })

  test('uses the key of a lost answer again when the user repeats the request', async () => {
    answers = []
    expect(await run()).toEqual({ kind: 'unreachable' })
    answers = [done()]
    await run()
    expect(keys()).toHaveLength(4)
    expect(new Set(keys()).size).toBe(1)
  })

  test('keeps the keys of lost answers to requests that were made at the same time', async () => {
    answers = []
    const texts = ['One.', 'Two.', 'Three.']
    await Promise.all(texts.map(text => run({ text })))
    answers = [done(), done(), done()]
    for (const text of texts) await run({ text })
    expect(keys()).toHaveLength(12)
    expect(new Set(keys()).size).toBe(3)
  })

  test('uses another key after a result, and for another text or user', async () => {
    answers = [done(), done(), done(), done()]
    await run()
    await run()
    await run({ text: 'She have it.' })
    await run({ key: 'bp_2' })
    expect(new Set(keys()).size).toBe(4)
  })

  test.each([error(402, 'QUOTA_EXCEEDED'), error(429, 'RATE_LIMITED'), error(503, 'UNAVAILABLE')])(
    'keeps its key until it has a result, also after the answer %j',
    async answer => {
      answers = [answer, done()]
      await run()
      expect(await run()).toMatchObject({ kind: 'done' })
      expect(keys()).toHaveLength(2)
      expect(new Set(keys()).size).toBe(1)
    },
  )

  test('keeps the keys of unanswered requests without their texts', async () => {
    const { session } = browserApi(server.origin)
    answers = []
    await run()
    expect(JSON.stringify([...session.values])).not.toContain('late')
    expect(session.values.size).toBe(1)
  })
})

describe('the result of a rewrite', () => {
  const kept = { action: 'improve', text: 'They were late.', left: 19 }

  test('is kept for its text and its user until it is forgotten', async () => {
    answers = [done()]
    await run()
    expect(await findRewrite(asked)).toEqual(kept)
    expect(await findRewrite({ ...asked, key: 'bp_2' })).toBeNull()
    expect(await findRewrite({ ...asked, text: 'They was' })).toBeNull()
    await forgetRewrite(asked)
    expect(await findRewrite(asked)).toBeNull()
  })

  test('is that of the newest rewrite, and there is none of a failed one', async () => {
    answers = [error(402, 'QUOTA_EXCEEDED')]
    await run()
    expect(await findRewrite(asked)).toBeNull()
    answers = [done(), done()]
    await run()
    await run({ action: 'shorten' })
    expect(await findRewrite(asked)).toEqual({ ...kept, action: 'shorten' })
  })

  test('is one of the newest twenty, and none is left after a sign-out', async () => {
    const texts = Array.from({ length: 21 }, (_, n) => `Text ${n}.`)
    answers = texts.map(() => done())
    for (const text of texts) await run({ text })
    const found = () => Promise.all(texts.map(text => findRewrite({ ...asked, text })))
    expect((await found()).map(each => each !== null)).toEqual(texts.map((_, n) => n > 0))
    await forgetRewrites()
    expect(await found()).toEqual(texts.map(() => null))
  })

  test('that cannot be read is none', async () => {
    const { session } = browserApi(server.origin)
    session.values.set('rewrites', { broken: 1 })
    expect(await findRewrite(asked)).toBeNull()
  })
})
