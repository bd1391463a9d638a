import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { coachAnswer } from '#schema/coach/report.ts'
import { RESULTS_KEPT, resultAnswer, resultItems } from '#schema/results/contract.ts'
import { keptSentiment } from '#schema/sentiment/contract.ts'
import { keptSpam } from '#schema/spam/contract.ts'
import { usage } from '#schema/usage/contract.ts'
import { apiServer, type ApiServer } from '#tests/support/apiServer.ts'
import { Client } from '#tests/support/client.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { eventsIn } from '#tests/support/frames.ts'
import { leaveQueries, ledgerDifferences } from '#tests/support/ledger.ts'
import { eventsAbout } from '#tests/support/outbox.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { newScript, scriptedEngine, scriptedProvider } from '#tests/support/scriptedWriting.ts'
import { analyzeSentiment } from '#writing/sentiment/analyzeSentiment.ts'

const script = newScript()
let server: ApiServer
let ann: Person

beforeAll(async () => {
  server = await apiServer(scriptedEngine(script), scriptedProvider(script))
})
afterAll(() => server.close())
beforeEach(async () => {
  Object.assign(script, newScript())
  ann = await signUp(server)
  await putOn(ann, 'premium')
})
afterEach(async () => {
  expect(await ledgerDifferences(ann.user.id)).toEqual([])
})

const putOn = ({ user }: Person, plan: string) =>
  inDatabase(server, 'UPDATE users SET plan_name = $2 WHERE id = $1', [user.id, plan])
const usedBy = async ({ client }: Person) => usage.parse((await client.get('/api/usage')).json).used

const TEXT = 'I am very happy with the wonderful work that you did for us. Thank you!'
const sentiment = (
  { client }: Person,
  key: string = randomUUID(),
  text = TEXT,
  accept = 'application/json',
) => client.post('/api/sentiment', { text }, { 'Idempotency-Key': key, Accept: accept })
const sentimentAnswer = resultAnswer(keptSentiment)

const purpose = 'Ask Priya for the figures of the last quarter'
const email = ({ client }: Person, body: Record<string, unknown>) =>
  client.post('/api/email', body, { 'Idempotency-Key': randomUUID() })

describe('a result', () => {
  test('is answered, counted once, listed, read and sent to the tabs, until it is removed', async () => {
    const { kept } = sentimentAnswer.parse((await sentiment(ann)).json)
    expect(kept).toMatchObject({
      kind: 'sentiment',
      title: TEXT,
      engine: 'built-in',
      request: { text: TEXT },
    })
    expect(kept.result.positive).toBeGreaterThan(kept.result.negative)
    expect(await usedBy(ann)).toBe(1)

    const items = resultItems.parse((await ann.client.get('/api/sentiment')).json)
    expect(items).toMatchObject([{ id: kept.id, title: TEXT }])
    expect((await ann.client.get(`/api/sentiment/${kept.id}`)).json).toEqual(kept)
    expect((await ann.client.get('/api/email')).json).toEqual([])
    expect((await ann.client.get(`/api/email/${kept.id}`)).status).toBe(404)
    expect((await ann.client.delete(`/api/sentiment/${kept.id}`)).status).toBe(204)
    expect((await ann.client.get(`/api/sentiment/${kept.id}`)).status).toBe(404)
    expect(await eventsAbout(server.databaseUrl, kept.id)).toMatchObject([
      { name: 'results.kept', revision: 1, rooms: [`user:${ann.user.id}`], value: items[0] },
      { name: 'results.kept', revision: 2, rooms: [`user:${ann.user.id}`], value: null },
    ])
  })

  test('is streamed as events to a caller that accepts them', async () => {
    const answer = await sentiment(ann, 'read-along', TEXT, 'text/event-stream')
    expect(answer.headers.get('content-type')).toMatch('text/event-stream')
    const frames = eventsIn(answer.text)
    expect(frames[0]).toEqual({ type: 'started', engine: 'a-model', note: null })
    const { kept } = sentimentAnswer.parse((await sentiment(ann, 'read-along')).json)
    expect(frames.at(-1)).toEqual({ type: 'done', kept })
    script.before = () => Promise.reject(new Error('broken'))
    const failed = await sentiment(ann, undefined, TEXT, 'text/event-stream')
    expect(eventsIn(failed.text).at(-1)).toMatchObject({ type: 'failed', code: 'UNAVAILABLE' })
    expect(await usedBy(ann)).toBe(1)
  })

  test('is replayed for a repeated key, but not for another request or after its deletion', async () => {
    const first = sentimentAnswer.parse((await sentiment(ann, 'the-same-key')).json)
    expect((await sentiment(ann, 'the-same-key')).json).toEqual(first)
    expect(await sentiment(ann, 'the-same-key', `${TEXT} Bye.`)).toMatchObject({ status: 409 })
    await ann.client.delete(`/api/sentiment/${first.kept.id}`)
    expect(await sentiment(ann, 'the-same-key')).toMatchObject({ status: 409, json: { code: 'CONFLICT' } })
    expect(await usedBy(ann)).toBe(1)
  })

  test('is visible only to its user', async () => {
    const { kept } = sentimentAnswer.parse((await sentiment(ann)).json)
    const bob = await signUp(server)
    const place = `/api/sentiment/${kept.id}`
    expect((await bob.client.get(place)).status).toBe(404)
    expect((await bob.client.delete(place)).status).toBe(404)
    expect((await bob.client.get('/api/sentiment')).json).toEqual([])
    const visitor = new Client(server.url)
    for (const status of [
      visitor.get(place),
      visitor.get('/api/sentiment'),
      visitor.post('/api/sentiment', {}),
    ])
      expect((await status).status).toBe(401)
  })

  test(`is one of the last ${RESULTS_KEPT}`, async () => {
    await inDatabase(
      server,
      `INSERT INTO results (user_id, kind, title, engine, request, result, created_at)
       SELECT $1, kind, 'Number ' || n, 'built-in', '{}', '{}', now() - n * interval '1 minute'
       FROM generate_series(1, ${RESULTS_KEPT}) n, unnest(ARRAY['sentiment', 'email']) kind`,
      [ann.user.id],
    )
    await sentiment(ann)
    const titles = resultItems.parse((await ann.client.get('/api/sentiment')).json).map(({ title }) => title)
    expect(titles).toHaveLength(RESULTS_KEPT)
    expect([titles[0], titles[1], titles.at(-1)]).toEqual([TEXT, 'Number 1', `Number ${RESULTS_KEPT - 1}`])
    expect((await ann.client.get('/api/email')).json).toHaveLength(RESULTS_KEPT)
  })
})

describe('a query', () => {
  test('is taken by exactly 5 of 30 concurrent calls with 5 left', async () => {
    await putOn(ann, 'free')
    await leaveQueries(ann.user.id, 5)
    const answers = await Promise.all(Array.from({ length: 30 }, () => email(ann, { mode: 'new', purpose })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(25)
    expect(resultItems.parse((await ann.client.get('/api/email')).json)).toHaveLength(5)
  })

  test('is released when the engine fails and when the caller leaves', async () => {
    script.before = () => Promise.reject(new Error('broken'))
    expect(await sentiment(ann)).toMatchObject({ status: 503, json: { code: 'UNAVAILABLE' } })
    const asked = new Promise<void>(resolve => {
      script.before = signal =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
          resolve()
        })
    })
    const leaving = new AbortController()
    const left = fetch(`${server.url}/api/sentiment`, {
      method: 'POST',
      signal: leaving.signal,
      headers: {
        Cookie: ann.client.cookie,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify({ text: TEXT }),
    })
    await asked
    expect(await usedBy(ann)).toBe(1)
    leaving.abort()
    await expect(left).rejects.toThrow()
    await expect.poll(() => usedBy(ann)).toBe(0)
    expect((await ann.client.get('/api/sentiment')).json).toEqual([])
  })

  test('is not taken by a rejected call: a short or long text, no key, a plan without it', async () => {
    expect((await sentiment(ann, undefined, 'Too short, really. '.trim())).json).toMatchObject({
      code: 'VALIDATION',
      fields: { text: 'Add at least 20 characters.' },
    })
    expect((await sentiment(ann, undefined, 'x'.repeat(10_001))).status).toBe(422)
    expect((await ann.client.post('/api/sentiment', { text: TEXT })).status).toBe(422)
    const { kept } = sentimentAnswer.parse((await sentiment(ann)).json)
    await putOn(ann, 'free')
    expect(await sentiment(ann)).toMatchObject({
      status: 403,
      json: { code: 'FEATURE_NOT_IN_PLAN', feature: 'sentimentAnalysis', requiredPlan: 'premium' },
    })
    expect(await usedBy(ann)).toBe(1)
    // Earlier results remain.
    expect((await ann.client.get(`/api/sentiment/${kept.id}`)).status).toBe(200)
    expect((await ann.client.delete(`/api/sentiment/${kept.id}`)).status).toBe(204)
  })
})

describe('further reports on an email', () => {
  test('the spam report takes a query and a plan with it, and is stored under the subject', async () => {
    const email = {
      subject: 'You have WON!!!',
      body: 'Claim your FREE prize now at http://bit.ly/x, act fast!',
    }
    const spam = () => ann.client.post('/api/spam', email, { 'Idempotency-Key': randomUUID() })
    const { kept } = resultAnswer(keptSpam).parse((await spam()).json)
    expect(kept).toMatchObject({ title: email.subject, result: { verdict: 'spam' } })
    expect((await ann.client.get(`/api/spam/${kept.id}`)).json).toEqual(kept)
    await putOn(ann, 'free')
    expect(await spam()).toMatchObject({ status: 403, json: { feature: 'spamChecker' } })
    expect(await usedBy(ann)).toBe(1)
  })

  test('the coach is free', async () => {
    await putOn(ann, 'free')
    const { json } = await ann.client.post('/api/email/coach', {
      subject: '',
      body: 'Send me the figures now.',
    })
    const { report } = coachAnswer.parse(json)
    expect(report.lost.map(({ id }) => id)).toEqual(expect.arrayContaining(['subject_missing', 'greeting']))
    expect(await usedBy(ann)).toBe(0)
    expect((await new Client(server.url).post('/api/email/coach', {})).status).toBe(401)
  })
})

describe('with a provider', () => {
  test("combines a sentiment report's judgment with located evidence from the built-in engine", async () => {
    const judgment = { positive: 20, neutral: 30, negative: 50, tones: [], landing: 'It may sound ironic.' }
    script.answers = [judgment, { ...judgment, landing: 'See www.evil.example' }]
    const { kept } = sentimentAnswer.parse((await sentiment(ann)).json)
    expect(kept).toMatchObject({ engine: 'a-model', note: null })
    expect(kept.result).toEqual({
      ...analyzeSentiment(TEXT),
      positive: 20,
      neutral: 30,
      negative: 50,
      score: -0.3,
      tones: [],
      landing: 'It may sound ironic.',
    })
    const refused = sentimentAnswer.parse((await sentiment(ann)).json).kept
    expect(refused).toMatchObject({ engine: 'built-in', result: analyzeSentiment(TEXT) })
  })
})
