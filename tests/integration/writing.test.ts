import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { checkFrame, checkResult, FINDINGS_MAX, measureResult, TEXT_MAX } from '#schema/check/contract.ts'
import { createdApiKey, type ApiScope } from '#schema/keys/contract.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { eventsIn } from '#tests/support/frames.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'
import { publicClient, refusal } from '#tests/support/publicApi.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

let product: Product
let ann: Person

beforeAll(async () => {
  product = await sharedProduct()
  ann = await signUp(product)
})

const used = async () => (await ann.client.get('/api/usage')).json
const flagged = (text: string, json: unknown) =>
  checkResult.parse(json).issues.map(({ start, end }) => text.slice(start, end))

describe('POST /api/writing/check', () => {
  const check = (body: Record<string, unknown>, accept = 'application/json') =>
    ann.client.post('/api/writing/check', body, { Accept: accept })

  test('returns findings for a dialect, without the user’s own words, free of charge', async () => {
    const text = 'A zorblat has a favourite coluor, the snorvek.'
    const answer = await check({ text, language: 'en-GB', dictionary: ['Snorvek'] })
    expect(flagged(text, answer.json)).toEqual(['zorblat', 'coluor'])
    await ann.client.post('/api/dictionary/words', { word: 'zorblat' })
    expect(flagged(text, (await check({ text })).json)).toEqual(expect.arrayContaining(['coluor', 'snorvek']))
    expect(flagged(text, (await check({ text })).json)).not.toContain('zorblat')
    expect(await used()).toMatchObject({ used: 0 })
  })

  test('returns advice that depends on the goals', async () => {
    const text = 'We can’t come, as we don’t know where it is.'
    const goals = { audience: 'general', formality: 'formal', domain: 'business' }
    expect(flagged(text, (await check({ text, goals })).json)).toContain('can’t')
    expect(flagged(text, (await check({ text })).json)).toEqual([])
  })

  test('checks other languages', async () => {
    const text = 'La pelicula fue buena. Un zorblat.'
    expect(flagged(text, (await check({ text, language: 'es-MX' })).json)).toEqual(['pelicula'])
    const auto = await check({ text, language: 'auto' })
    expect([auto.json, flagged(text, auto.json)]).toMatchObject([{ language: 'es' }, ['pelicula']])
    const identified = await ann.client.post('/api/writing/identify', { text })
    expect(identified.json).toMatchObject({ language: 'es', guess: 'es' })
    const german = { text: 'Das ist ein Satz, der auf Deutsch geschrieben wurde.', language: 'auto' }
    expect(await check(german)).toMatchObject({ status: 422, json: { code: 'VALIDATION' } })
  })

  test('streams findings to a caller that accepts events', async () => {
    const text = `${'We recieve it. All is well with this sentence. '.repeat(120)}\n`.repeat(2)
    const frames = eventsIn((await check({ text }, 'text/event-stream')).text).map(frame =>
      checkFrame.parse(frame),
    )
    const found = frames.flatMap(frame => (frame.type === 'found' ? frame.issues : []))
    expect(frames.length).toBeGreaterThan(3)
    expect(frames.at(-1)).toEqual({ type: 'done', language: 'en-US', isComplete: true })
    expect(found).toEqual(checkResult.parse((await check({ text })).json).issues)
  })

  test('returns no more than 1,000 findings of a text, and says so', async () => {
    const text = 'the the recieve '.repeat(TEXT_MAX / 16)
    const answer = checkResult.parse((await check({ text })).json)
    expect([answer.issues.length, answer.isComplete]).toEqual([FINDINGS_MAX, false])
    const frames = eventsIn((await check({ text }, 'text/event-stream')).text).map(frame =>
      checkFrame.parse(frame),
    )
    expect(frames.flatMap(frame => (frame.type === 'found' ? frame.issues : []))).toEqual(answer.issues)
    expect(frames.at(-1)).toEqual({ type: 'done', language: 'en-US', isComplete: false })
    expect(checkResult.parse((await check({ text: 'We recieve it.' })).json).isComplete).toBe(true)
  })

  test.each([
    { text: 'x'.repeat(TEXT_MAX + 1) },
    { text: 'a', language: 'tlh' },
    { text: 'a', dictionary: ['x'.repeat(101)] },
    { text: 'a', more: 1 },
    {},
  ])('rejects %#', async body => {
    expect((await check(body)).status).toBe(422)
  })
})

test('POST /api/writing/measure returns the style of a text, free of charge', async () => {
  const text = 'The cat sat on the mat. It was seen by the dog. '.repeat(10)
  const { report } = measureResult.parse((await ann.client.post('/api/writing/measure', { text })).json)
  expect(report).toMatchObject({ enough: true, counts: { words: 120, sentences: 20 } })
  expect(await used()).toMatchObject({ used: 0 })
})

describe('the public API', () => {
  const LETTER = { mode: 'new', purpose: 'Thank Priya for the seeds', recipient: 'Priya' } as const

  async function withKey(scope: ApiScope, { client } = ann) {
    const made = await client.post('/api/keys', { name: scope, scopes: [scope] })
    return publicClient(product.url, createdApiKey.parse(made.json).key).publicApi
  }

  test('checks for free', async () => {
    const api = await withKey('check')
    const text = 'We recieve it.'
    expect(flagged(text, (await api.check({ text })).data)).toEqual(['recieve'])
    expect(await refusal(api.check({ text, dictionary: ['x'.repeat(101)] }))).toMatchObject({ status: 422 })
    expect(await refusal(api.email(LETTER))).toMatchObject({ status: 403 })
    expect(await refusal(api.sentiment({ text: 'All is well with this text.' }))).toMatchObject({
      status: 403,
      error: { code: 'FORBIDDEN', scope: 'sentiment' },
    })
    expect(await used()).toMatchObject({ used: 0 })
  })

  test('rewrites for one query', async () => {
    const api = await withKey('rewrite')
    const asked = { action: 'improve', text: 'We recieved the plan in order to test it.' } as const
    const { engine, result, usage } = (await api.rewrite(asked)).data
    expect([engine, result]).toEqual(['built-in', { text: 'We received the plan to test it.' }])
    expect(usage).toMatchObject({ used: 1 })
    expect(await refusal(api.rewrite({ ...asked, text: ' ' }))).toMatchObject({ status: 422 })
  })

  test('writes emails and reports sentiment for one query each, apart from the user’s stored results', async () => {
    const [{ email }, { sentiment }] = [await withKey('email'), await withKey('sentiment')]
    const once = { headers: { 'Idempotency-Key': randomUUID() } }
    const first = (await email(LETTER, once)).data
    expect(first.result.body).toContain('Priya')
    expect(first.usage).toMatchObject({ used: 2, limit: 100 })
    expect((await email(LETTER, once)).data).toEqual(first)

    const text = 'I am very happy with the wonderful work that you did.'
    expect(await refusal(sentiment({ text }))).toMatchObject({ error: { code: 'FEATURE_NOT_IN_PLAN' } })
    await inDatabase(product, `UPDATE users SET plan_name = 'premium' WHERE id = $1`, [ann.user.id])
    const report = (await sentiment({ text })).data
    expect(report.result.score).toBeGreaterThan(0)
    expect(await used()).toMatchObject({ used: 3 })
    for (const path of ['/api/email', '/api/sentiment'])
      expect(z.array(z.unknown()).parse((await ann.client.get(path)).json)).toEqual([])
  })

  test('answers with the counters after its query, without a call that follows', async () => {
    const bea = await signUp(product)
    const api = await withKey('rewrite', bea)
    // Stands for another call: it holds a query when the transaction of the first one commits.
    await inDatabase(
      product,
      `CREATE FUNCTION reserve_another() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         PERFORM usage_reserve(NEW.user_id, 'another-call', 'hash', 'improve', interval '1 minute', now());
         RETURN NULL;
       END $$;
       CREATE CONSTRAINT TRIGGER reserve_another AFTER INSERT ON results DEFERRABLE INITIALLY DEFERRED
         FOR EACH ROW WHEN (NEW.user_id = '${bea.user.id}') EXECUTE FUNCTION reserve_another()`,
    )
    try {
      const { data } = await api.rewrite({
        action: 'improve',
        text: 'We recieved the plan in order to test it.',
      })
      expect(data.usage.used).toBe(1)
      expect((await bea.client.get('/api/usage')).json).toMatchObject({ used: 2 })
    } finally {
      await inDatabase(product, 'DROP FUNCTION reserve_another CASCADE')
    }
  })
})
