import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

import { cleanUpProposals } from '#api/features/assist/proposals.ts'
import { query } from '#api/kit/query.ts'
import { createEngine } from '#api/services/engine/engine.ts'
import { proposal } from '#schema/assist/contract.ts'
import { usage } from '#schema/usage/contract.ts'
import { apiServer, type ApiServer } from '#tests/support/apiServer.ts'
import { createDocument, share, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { framesIn } from '#tests/support/frames.ts'
import { leaveQueries, ledgerDifferences } from '#tests/support/ledger.ts'
import { until } from '#tests/support/patience.ts'

// A scripted engine: it yields its pieces, and the test opens a gate before each. Mere corrections
// make another text, so that results cost a query.
type Script = { pieces: string[]; gate: (piece: number) => Promise<void> }
let script: Script
const engine = createEngine({
  async *stream(envelope, signal) {
    if (JSON.stringify(envelope).includes('"action":"correct"')) return yield 'Corrected text.'
    for (const [index, piece] of script.pieces.entries()) {
      // The reader may have left before the engine started.
      signal?.throwIfAborted()
      const aborted = new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      })
      await Promise.race([script.gate(index), aborted])
      yield piece
    }
  },
  close: () => Promise.resolve(),
})

let server: ApiServer
let ann: Person
let documentId: string

beforeAll(async () => {
  server = await apiServer(engine)
})
afterAll(() => server.close())
beforeEach(async () => {
  script = { pieces: ['Better ', 'text.'], gate: () => Promise.resolve() }
  ann = await signUp(server)
  documentId = (await createDocument(ann)).id
})
afterEach(async () => {
  expect(await ledgerDifferences(ann.user.id)).toEqual([])
})

const improve = (person: Person, key: string = randomUUID(), more: Record<string, unknown> = {}) =>
  person.client.post(
    '/api/assist/improve',
    { documentId, text: 'Bad text.', anchor: 'here', ...more },
    { 'Idempotency-Key': key },
  )
const usageOf = async (person: Person) => usage.parse((await person.client.get('/api/usage')).json)
const usedBy = async (person: Person) => (await usageOf(person)).used
const proposalsOf = async (person: Person) =>
  z.array(proposal).parse((await person.client.get(`/api/documents/${documentId}/proposals`)).json)

test('streams a result in pieces, charges it once, notifies the tabs and stores it', async () => {
  const answer = await improve(ann)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch('text/event-stream')
  expect(answer.headers.get('x-accel-buffering')).toBe('no')
  const frames = framesIn(answer.text)
  expect(frames.map(frame => frame.type)).toEqual(['started', 'delta', 'delta', 'done'])
  const [kept, ...others] = await proposalsOf(ann)
  expect(others).toEqual([])
  expect(kept).toMatchObject({
    before: 'Bad text.',
    after: 'Better text.',
    anchor: 'here',
    engine: 'built-in',
  })
  expect(frames.at(-1)).toEqual({ type: 'done', proposal: kept })
  expect(await usageOf(ann)).toMatchObject({ used: 1, limit: 100, bonusRemaining: 0 })
  const events = await query(
    null,
    z.object({ name: z.string() }),
    'SELECT name FROM outbox WHERE rooms = $1 ORDER BY id',
    [[`user:${ann.user.id}`]],
  )
  const names = events.map(event => event.name)
  expect(names.filter(name => name === 'assist.proposal')).toHaveLength(1)
  expect(names.filter(name => name === 'usage.updated').length).toBeGreaterThanOrEqual(2)
})

test('returns the first result for a repeated key, and rejects another request with it', async () => {
  const first = framesIn((await improve(ann, 'key-of-a-repeat')).text)
  script.pieces = ['Something else.']
  const again = framesIn((await improve(ann, 'key-of-a-repeat')).text)
  expect(again.map(frame => frame.type)).toEqual(['started', 'delta', 'done'])
  expect(again[1]).toEqual({ type: 'delta', text: 'Better text.' })
  expect(again.at(-1)).toMatchObject({ proposal: (first.at(-1) as { proposal?: unknown }).proposal })
  expect(await usageOf(ann)).toMatchObject({ used: 1 })
  const other = await improve(ann, 'key-of-a-repeat', { text: 'Other text.' })
  expect(other).toMatchObject({ status: 409, json: { code: 'CONFLICT' } })
})

test('rejects a repeated key while the first call runs', async () => {
  let open: () => void = () => undefined
  const opened = new Promise<void>(resolve => (open = resolve))
  script.gate = () => opened
  const first = improve(ann, 'a-running-key')
  await expect.poll(() => usedBy(ann)).toBe(1)
  expect(await improve(ann, 'a-running-key')).toMatchObject({ status: 409, json: { code: 'IN_PROGRESS' } })
  open()
  expect(framesIn((await first).text).at(-1)).toMatchObject({ type: 'done' })
})

test.each([0, 1])(
  'charges nothing when the engine fails at piece %i, and the key can be reused',
  async at => {
    script.gate = piece => (piece === at ? Promise.reject(new Error('broken')) : Promise.resolve())
    const frames = framesIn((await improve(ann, 'a-failing-key')).text)
    expect(frames.at(-1)).toMatchObject({ type: 'failed', code: 'UNAVAILABLE' })
    expect(await usageOf(ann)).toMatchObject({ used: 0 })
    expect(await proposalsOf(ann)).toEqual([])
    script.gate = () => Promise.resolve()
    expect(framesIn((await improve(ann, 'a-failing-key')).text).at(-1)).toMatchObject({ type: 'done' })
    expect(await usageOf(ann)).toMatchObject({ used: 1 })
  },
)

async function improveAndLeave(leaveAfter: 'started' | 'delta'): Promise<void> {
  const leaving = new AbortController()
  const response = await fetch(new URL('/api/assist/improve', server.url), {
    method: 'POST',
    headers: {
      Cookie: ann.client.cookie,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify({ documentId, text: 'Bad text.', anchor: 'here' }),
    signal: leaving.signal,
  })
  const reader = response.body?.getReader()
  let seen = ''
  while (!seen.includes(`"${leaveAfter}"`)) seen += new TextDecoder().decode((await reader?.read())?.value)
  const open = await server.openConnections()
  leaving.abort()
  await until(async () => (await server.openConnections()) < open, 'the server has noticed')
}

test('charges nothing when the reader leaves before any output', async () => {
  script.gate = () => new Promise(() => undefined)
  await improveAndLeave('started')
  await expect.poll(() => usedBy(ann)).toBe(0)
  expect(await proposalsOf(ann)).toEqual([])
})

test('stores the whole result when the reader leaves after output has begun', async () => {
  let open: () => void = () => undefined
  const opened = new Promise<void>(resolve => (open = resolve))
  script.gate = piece => (piece === 0 ? Promise.resolve() : opened)
  await improveAndLeave('delta')
  open()
  await expect.poll(() => proposalsOf(ann)).toHaveLength(1)
  expect(await proposalsOf(ann)).toMatchObject([{ after: 'Better text.' }])
  expect(await usageOf(ann)).toMatchObject({ used: 1 })
})

test('answers 402 in exactly this format for an exhausted quota', async () => {
  await leaveQueries(ann.user.id, 0)
  const { resetsAt } = await usageOf(ann)
  const answer = await improve(ann)
  expect(answer.status).toBe(402)
  expect(answer.json).toEqual({
    success: false,
    code: 'QUOTA_EXCEEDED',
    message: expect.stringMatching(
      /^You have used all 100 of this month’s queries\. Nothing you wrote is lost\. They reset on [A-Z][a-z]+ \d{1,2}\.$/,
    ),
    used: 100,
    limit: 100,
    bonusRemaining: 0,
    resetsAt,
  })
})

test('describes bad requests and charges nothing', async () => {
  const without = await ann.client.post('/api/assist/improve', { documentId, text: 'x', anchor: '' })
  expect(without).toMatchObject({ status: 422, json: { fields: { 'Idempotency-Key': expect.any(String) } } })
  expect(await improve(ann, 'short')).toMatchObject({ status: 422 })
  expect(await improve(ann, randomUUID(), { text: '   ' })).toMatchObject({
    status: 422,
    json: { fields: { text: 'Select some text first.' } },
  })
  expect(await improve(ann, randomUUID(), { text: 'x'.repeat(10_001) })).toMatchObject({ status: 422 })
  expect(await improve(ann, randomUUID(), { documentId: randomUUID() })).toMatchObject({ status: 404 })
  expect(await usageOf(ann)).toMatchObject({ used: 0 })
})

test('lets only editors of the document improve it', async () => {
  const owner = await signUpOn(server, 'premium')
  documentId = (await createDocument(owner)).id
  const [editor, viewer] = [await signUp(server), await signUp(server)]
  await share(owner, { id: documentId }, editor, 'editor')
  await share(owner, { id: documentId }, viewer, 'viewer')
  expect((await improve(owner)).status).toBe(200)
  expect((await improve(editor)).status).toBe(200)
  expect(await improve(viewer)).toMatchObject({ status: 403, json: { code: 'FORBIDDEN' } })
  expect(await improve(ann)).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } })
  expect((await ann.client.get(`/api/documents/${documentId}/proposals`)).status).toBe(404)
  // Each user sees only their own results.
  expect(await proposalsOf(viewer)).toEqual([])
  expect(await proposalsOf(editor)).toHaveLength(1)
})

test('resolves a result once, by its user, and deletes it after a day', async () => {
  await improve(ann)
  const [made] = await proposalsOf(ann)
  const path = `/api/assist/proposals/${made?.id}/resolve`
  const stranger = await signUp(server)
  expect((await stranger.client.post(path, { outcome: 'discarded' })).status).toBe(404)
  expect((await ann.client.post(path, { outcome: 'eaten' })).status).toBe(422)
  expect((await ann.client.post(path, { outcome: 'replaced' })).status).toBe(204)
  expect((await ann.client.post(path, { outcome: 'replaced' })).status).toBe(204)
  expect(await proposalsOf(ann)).toEqual([])
  const event = z.object({ revision: z.number(), value: z.unknown() })
  const events = await query(null, event, `SELECT revision, value FROM outbox WHERE key = $1 ORDER BY id`, [
    made?.id,
  ])
  expect(events).toEqual([
    { revision: 1, value: made },
    { revision: 2, value: null },
  ])
  await cleanUpProposals(new Date(Date.now() + 25 * 3_600_000))
  expect((await ann.client.post(path, { outcome: 'replaced' })).status).toBe(404)
})
