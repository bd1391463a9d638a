import { randomUUID } from 'node:crypto'

import type { Sequelize } from 'sequelize'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { connectSequelize } from '#api/main/sequelize.ts'
import { rewriteAction } from '#schema/assist/rewrite.ts'
import { usage } from '#schema/usage/contract.ts'
import { silent } from '#tests/support/apiDatabase.ts'
import { statuses } from '#tests/support/client.ts'
import { createDocument, signUp, type Person } from '#tests/support/factories.ts'
import { Follower } from '#tests/support/follower.ts'
import { framesIn } from '#tests/support/frames.ts'
import { leaveQueries, ledgerDifferences } from '#tests/support/ledger.ts'
import { type Product, startProduct } from '#tests/support/product.ts'
import { scrape } from '#tests/support/scrape.ts'

let product: Product
let sequelize: Sequelize

beforeAll(async () => {
  product = await startProduct({ env: { METRICS_TOKEN } })
  sequelize = connectSequelize(product.databaseUrl, silent)
})
afterAll(() => sequelize.close())

const METRICS_TOKEN = 'opens the metrics of a test'

// About 200 corrections in one paragraph, tried one by one: more than ten seconds of work.
const LONG =
  'We recieved the the reports in order to make a decision about there future and it dont look good. '
    .repeat(100)
    .slice(0, 9900)

const improve = ({ client }: Person, documentId: string, text: string) =>
  client.post('/api/assist/improve', { documentId, text, anchor: '' }, { 'Idempotency-Key': randomUUID() })

test('corrects with the built-in engine, keeps dictionary words, and names the engine', async () => {
  const ann = await signUp(product)
  const { id } = await createDocument(ann)
  await ann.client.post(`/api/documents/${id}/decisions`, { kind: 'word', word: 'Zorblat' })
  const frames = framesIn((await improve(ann, id, 'We recieved the zorblat in order to test it.')).text)
  expect(frames[0]).toEqual({ type: 'started', engine: 'built-in', note: null })
  expect(frames.at(-1)).toMatchObject({
    type: 'done',
    proposal: { after: 'We received the zorblat to test it.' },
  })
})

test('counts nothing for a result that changes nothing, that only corrects, or that was there before', async () => {
  const ann = await signUp(product)
  const { id } = await createDocument(ann)
  const ask = async (action: string, text: string, more: object = {}) => {
    const answer = await ann.client.post(
      `/api/assist/${action}`,
      { documentId: id, text, anchor: '', ...more },
      { 'Idempotency-Key': randomUUID() },
    )
    const last = framesIn(answer.text).at(-1)
    if (last?.type !== 'done') throw new Error(`${action} gave no result.`)
    const { used } = usage.parse((await ann.client.get('/api/usage')).json)
    return { after: last.proposal.after, note: last.proposal.note, used }
  }
  expect(await ask('soften', 'The train leaves at noon.')).toEqual({
    after: 'The train leaves at noon.',
    note: 'There was nothing to change, so this was not counted.',
    used: 0,
  })
  expect(await ask('improve', 'We recieved it.')).toEqual({
    after: 'We received it.',
    note: 'Only corrections were needed, so this was not counted.',
    used: 0,
  })
  const wordy = 'We met in order to plan.'
  expect(await ask('improve', wordy)).toEqual({ after: 'We met to plan.', note: null, used: 1 })
  expect(await ask('improve', wordy, { unlike: 'We met to plan.' })).toEqual({
    after: 'We met to plan.',
    note: 'There is no other version, so this was not counted.',
    used: 1,
  })
  expect(await ledgerDifferences(ann.user.id)).toEqual([])
})

test('offers all rewrites built in, and locks provider-only actions with the reason', async () => {
  const ann = await signUp(product)
  const { id } = await createDocument(ann)
  const text =
    "I can't come on Monday because I'm going to be in a meeting. Send me the report. It was utilized in order to plan."
  const made: Record<string, string> = {}
  for (const action of rewriteAction.options) {
    const answer = await ann.client.post(
      `/api/assist/${action}`,
      { documentId: id, text, anchor: '' },
      { 'Idempotency-Key': randomUUID() },
    )
    const last = framesIn(answer.text).at(-1)
    if (last?.type !== 'done') throw new Error(`${action} gave no result.`)
    expect(last.proposal).toMatchObject({ action, engine: 'built-in' })
    made[action] = last.proposal.after
  }
  expect(made).toMatchObject({
    formalise: expect.stringContaining('cannot'),
    improve: expect.stringContaining('to plan'),
  })
  expect(Object.values(made).filter(after => after !== text).length).toBeGreaterThan(5)

  const offer = (await ann.client.get('/api/assist')).json
  expect(offer).toEqual({
    provider: null,
    locked: ['expand', 'continue', 'translate'].map(action => ({
      action,
      reason: expect.stringContaining('AI provider'),
    })),
  })
  const refused = await ann.client.post(
    '/api/assist/continue',
    { documentId: id, text, anchor: '' },
    { 'Idempotency-Key': randomUUID() },
  )
  expect(refused).toMatchObject({ status: 503, json: { code: 'UNAVAILABLE' } })
})

test('runs 5 of 100 concurrent calls with 5 left, answers 402 to 95, and updates both tabs', async () => {
  const ann = await signUp(product)
  const { id } = await createDocument(ann)
  const tab = () => Follower.start({ url: product.url, cookie: ann.client.cookie }, [`user:${ann.user.id}`])
  const tabs = [await tab(), await tab()]
  await leaveQueries(ann.user.id, 5)

  const answers = await Promise.all(
    Array.from({ length: 100 }, () => improve(ann, id, 'I has a apple in order to eat it.')),
  )
  expect(statuses(answers)).toEqual([
    ...Array.from({ length: 5 }, () => 200),
    ...Array.from({ length: 95 }, () => 402),
  ])
  const refused = answers.filter(answer => answer.status === 402)

  const now = usage.parse((await ann.client.get('/api/usage')).json)
  expect(now).toMatchObject({ used: 100, limit: 100, bonusRemaining: 0 })
  for (const answer of refused) {
    expect(answer.json).toEqual({
      success: false,
      code: 'QUOTA_EXCEEDED',
      message: expect.stringMatching(
        /^You have used all 100 of this month’s queries\. Nothing you wrote is lost\./,
      ),
      used: 100,
      limit: 100,
      bonusRemaining: 0,
      resetsAt: now.resetsAt,
    })
  }
  for (const answer of answers.filter(({ status }) => status === 200))
    expect(framesIn(answer.text).at(-1)).toMatchObject({ type: 'done' })
  for (const tab of tabs) {
    const shown = (follower: Follower) => usage.safeParse(follower.value('usage.updated', ann.user.id)).data
    await tab.until(follower => shown(follower)?.revision === now.revision)
    expect(shown(tab)).toEqual(now)
  }
  expect(await ledgerDifferences(ann.user.id)).toEqual([])
  for (const tab of tabs) tab.stop()
})

test("cancels abandoned work, and does not let one user's long work delay others", async () => {
  const ann = await signUp(product)
  const { id } = await createDocument(ann)
  const bob = await signUp(product)
  const own = await createDocument(bob)
  await improve(bob, own.id, 'I has a apple.')

  let finished = 0
  /** Begins five long texts; returns a function that leaves them, once all count. */
  const beginFive = async (): Promise<() => Promise<void>> => {
    const used = async () => usage.parse((await ann.client.get('/api/usage')).json).used
    const before = await used()
    const leaving = new AbortController()
    const begun = Array.from({ length: 5 }, async () => {
      const response = await fetch(`${product.url}/api/assist/improve`, {
        method: 'POST',
        signal: leaving.signal,
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': randomUUID(),
          Cookie: ann.client.cookie,
        },
        body: JSON.stringify({ documentId: id, text: LONG, anchor: '' }),
      })
      await response.text()
      finished++
    })
    await expect.poll(used).toBe(before + begun.length)
    return async () => {
      leaving.abort()
      expect((await Promise.allSettled(begun)).map(({ status }) => status)).toEqual(
        begun.map(() => 'rejected'),
      )
    }
  }
  await (
    await beginFive()
  )()
  await expect.poll(async () => usage.parse((await ann.client.get('/api/usage')).json).used).toBe(0)
  expect(framesIn((await improve(bob, own.id, 'I has a pear.')).text).at(-1)).toMatchObject({ type: 'done' })
  // Tasks take turns: an abandoned one that went on would outlive this short one by far.
  const metrics = await scrape(product.url, METRICS_TOKEN)
  const engineTasks = metrics.series.filter(name => name.startsWith('bluepencil_engine_tasks{'))
  expect(engineTasks).not.toEqual([])
  expect(engineTasks.map(name => metrics.of(name.replace('bluepencil_', '')))).toEqual(
    engineTasks.map(() => 0),
  )

  const leave = await beginFive()
  await improve(bob, own.id, 'I has a plum.')
  // One after the other, all five would come first.
  expect(finished).toBe(0)
  await leave()
})
