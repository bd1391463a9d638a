import { randomUUID } from 'node:crypto'

import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { defineAction, type Run, type Tools } from '#api/services/actions/action.ts'
import { history, listResults } from '#api/services/actions/history.ts'
import { reserveAction, runAction } from '#api/services/actions/run.ts'
import { createEngine } from '#api/services/engine/engine.ts'
import { bringUpAccounts, usageOf } from '#api/services/metering/service.ts'
import { ProviderError } from '#api/services/provider/error.ts'
import type { ActionFrame } from '#schema/actions/contract.ts'
import { keptResult } from '#schema/results/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import { apiDatabase, silent, type ApiDatabase } from '#tests/support/apiDatabase.ts'
import { ledgerDifferences } from '#tests/support/ledger.ts'
import { newScript, scriptedProvider } from '#tests/support/scriptedWriting.ts'

const KIND = 'test'
const kept = keptResult(z.object({ text: z.string() }), z.object({ text: z.string() }))

let db: ApiDatabase

beforeAll(async () => {
  db = await apiDatabase()
})
afterAll(() => db.close())
afterEach(() => vi.useRealTimers())

type Work = (run: Run) => Promise<string>
type Ways = { engine: Work | null; provider: Work | null }

const by = (work: Work | null) => work && (async ({ run }: { run: Run }) => ({ text: await work(run) }))

/** An action whose engines follow the test. */
const actionOf = ({ engine, provider }: Ways) =>
  defineAction({
    kind: KIND,
    engine: by(engine),
    provider: by(provider),
    keep: history(kept, (request: { text: string }) => ({ title: request.text, request })),
  })

const toolsOf = ({ provider }: Ways, sequelize = db.sequelize): Tools => ({
  sequelize,
  engine: createEngine({
    stream: () => {
      throw new Error('These actions have engines of their own.')
    },
    close: () => Promise.resolve(),
  }),
  provider: provider && scriptedProvider(newScript()),
  logger: silent,
})

type Call = { userId: string; key: string; sequelize?: typeof db.sequelize }
type ModelCaller = { leaves: AbortController; frames: ActionFrame<object>[] | null; showsText: boolean }

const newCaller = (isStream: boolean, showsText = true): ModelCaller => ({
  leaves: new AbortController(),
  frames: isStream ? [] : null,
  showsText,
})

/** Runs an action as a call does: holds a query, then runs or finds the earlier answer. */
async function call(ways: Ways, { userId, key, sequelize }: Call, caller: ModelCaller): Promise<string> {
  const tools = toolsOf(ways, sequelize)
  const action = actionOf(ways)
  const request = { text: 'A text.' }
  const { kind, reservationId } = await reserveAction(tools, action, { userId, key, request })
  if (kind === 'repeated') return (await action.keep.find(userId, reservationId)).kept.result.text
  const { frames, showsText, leaves } = caller
  const answer = await runAction(
    tools,
    action,
    { userId, reservationId, request },
    {
      disconnected: leaves.signal,
      started: frames && ((engine, note) => void frames.push({ type: 'started', engine, note })),
      show: frames && showsText ? text => void frames.push({ type: 'delta', text }) : null,
    },
  )
  return answer.kept.result.text
}

const usedBy = async (userId: string) => (await usageOf(null, userId)).used
const keptOf = async (userId: string) => (await listResults({ userId, kind: KIND })).length
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : String(error))
const lapse = () => bringUpAccounts(new Date(Date.now() + 121_000))

const state = z.object({ state: z.string(), seconds: z.coerce.number() })
const reservationsOf = (userId: string) =>
  query(
    null,
    state,
    `SELECT state, extract(epoch FROM expires_at - now()) AS seconds FROM usage_reservations WHERE user_id = $1`,
    [userId],
  )

// The possible events of one run. `ends`: with a result, by a ProviderError, or by any other error.
type Script = { pieces: number; ends: 'done' | 'refused' | 'broken' }
type Plan = {
  isStream: boolean
  /** Whether a screen shows the text as it comes. */
  showsText: boolean
  provider: Script | null
  engine: Script | null
  /** The number of pieces after which the caller disconnects; null: never. */
  leavesAfter: number | null
  /** Whether the reservation lapses before the result is kept. */
  lapses: boolean
}

const scriptOf = (...ends: Script['ends'][]): fc.Arbitrary<Script> =>
  fc.record({ pieces: fc.nat(2), ends: fc.constantFrom(...ends) })
const planOf: fc.Arbitrary<Plan> = fc
  .record({
    isStream: fc.boolean(),
    showsText: fc.boolean(),
    provider: fc.option(scriptOf('done', 'refused', 'broken')),
    engine: fc.option(scriptOf('done', 'broken'), { freq: 4 }),
    leavesAfter: fc.option(fc.nat(4)),
    lapses: fc.nat(4).map(n => n === 0),
  })
  .filter(({ provider, engine }) => provider !== null || engine !== null)

/** The engine that makes the result that is kept; null when the run fails. */
function expected({
  isStream,
  showsText,
  provider,
  engine,
  leavesAfter,
  lapses,
}: Plan): 'a-model' | 'built-in' | null {
  let sent = 0
  let unwanted = false
  const hasOutput = () => isStream && showsText && sent > 0
  const leave = () => {
    if (leavesAfter === sent && !hasOutput()) unwanted = true
  }
  const succeeds = (script: Script): boolean => {
    for (let piece = 0; piece < script.pieces; piece++) {
      leave()
      if (unwanted) return false
      sent++
    }
    leave()
    return !unwanted && script.ends === 'done'
  }
  if (provider && succeeds(provider)) return lapses ? null : 'a-model'
  const mayFallBack = provider === null || (provider.ends === 'refused' && !unwanted && !hasOutput())
  if (!mayFallBack || engine === null || !succeeds(engine)) return null
  return lapses ? null : 'built-in'
}

/** Both engines by a plan; they stop at an abort, as the real ones do. */
function waysOf({ provider, engine, leavesAfter, lapses }: Plan, { leaves }: ModelCaller): Ways {
  let sent = 0
  const point = (run: Run) => {
    if (leavesAfter === sent) leaves.abort(new Error('The caller has disconnected.'))
    run.signal.throwIfAborted()
  }
  const work =
    ({ pieces, ends }: Script): Work =>
    async run => {
      for (let piece = 0; piece < pieces; piece++) {
        point(run)
        run.emit(`${piece} `)
        sent++
        await Promise.resolve()
      }
      point(run)
      if (ends === 'refused') throw new ProviderError('refused', 'the test says so')
      if (ends === 'broken') throw new Error('broken')
      if (lapses) await lapse()
      return 'The result.'
    }
  return { provider: provider && work(provider), engine: engine && work(engine) }
}

test('counts and keeps exactly the runs that end with a result, whatever happens meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(planOf, async plan => {
      const userId = await db.addUser()
      const key = randomUUID()
      const caller = newCaller(plan.isStream, plan.showsText)
      const by = expected(plan)
      const outcome = await call(waysOf(plan, caller), { userId, key }, caller).catch(codeOf)
      expect(outcome).toBe(by === null ? 'UNAVAILABLE' : 'The result.')
      const count = by === null ? 0 : 1
      expect([await usedBy(userId), await keptOf(userId)]).toEqual([count, count])
      expect((await listResults({ userId, kind: KIND })).map(({ engine }) => engine)).toEqual(
        by === null ? [] : [by],
      )
      expect(await ledgerDifferences(userId)).toEqual([])
      if (caller.frames) {
        // A text that was seen is never followed by another engine's.
        const engines = caller.frames.flatMap(frame => (frame.type === 'started' ? [frame.engine] : ['']))
        const firstText = engines.indexOf('')
        expect(engines.slice(firstText === -1 ? engines.length : firstText).filter(Boolean)).toEqual([])
        if (by !== null) expect(engines.filter(Boolean).at(-1)).toBe(by)
      }

      // A repeat returns the first answer, or reruns a failed request.
      const again: Ways = { engine: () => Promise.resolve('Another result.'), provider: null }
      const repeated = await call(again, { userId, key }, newCaller(false))
      expect(repeated).toBe(by === null ? 'Another result.' : 'The result.')
      expect([await usedBy(userId), await keptOf(userId)]).toEqual([1, 1])
      expect(await ledgerDifferences(userId)).toEqual([])
    }),
    { numRuns: 80 },
  )
})

test('reads and repeats a result that no longer fits its contract', async () => {
  const userId = await db.addUser()
  const ways = { engine: () => Promise.resolve('The result.'), provider: null }
  const again = () => call(ways, { userId, key: 'an-old-key' }, newCaller(false))
  await again()
  const [item] = await listResults({ userId, kind: KIND })
  const text = `UPDATE results SET request = '{"words": 2}' WHERE user_id = $1 RETURNING id`
  await query(null, z.unknown(), text, [userId])
  expect(await again()).toBe('The result.')
  const read = actionOf(ways).keep.read({ userId, kind: KIND }, item?.id ?? '')
  expect(await read).toMatchObject({ request: { words: 2 }, result: { text: 'The result.' } })
})

describe('a run', () => {
  const pending = () => {
    let begin: () => void = () => undefined
    let finish: () => void = () => undefined
    const begun = new Promise<void>(resolve => (begin = resolve))
    const finished = new Promise<string>(resolve => (finish = () => resolve('Late.')))
    const engine = () => {
      begin()
      return finished
    }
    return { ways: { engine, provider: null }, begun, finish: () => finish() }
  }

  test('is the only one of many concurrent calls with its key', async () => {
    const userId = await db.addUser()
    const { ways, finish } = pending()
    let refused = 0
    const calls = Array.from({ length: 8 }, async () => {
      const outcome = await call(ways, { userId, key: 'the-same-key' }, newCaller(false)).catch(codeOf)
      // All but the one that runs are answered before it ends.
      if (outcome === 'IN_PROGRESS' && ++refused === 7) finish()
      return outcome
    })
    expect((await Promise.all(calls)).toSorted()).toEqual([...Array<string>(7).fill('IN_PROGRESS'), 'Late.'])
    expect([await usedBy(userId), await keptOf(userId)]).toEqual([1, 1])
  })

  test('renews its reservation while it works', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const userId = await db.addUser()
    const { ways, begun, finish } = pending()
    const running = call(ways, { userId, key: randomUUID() }, newCaller(false))
    await begun
    expect(await reservationsOf(userId)).toHaveLength(1)
    await db.sequelize.query(
      `UPDATE usage_reservations SET expires_at = now() + interval '10 seconds' WHERE user_id = $1`,
      { bind: [userId] },
    )
    await vi.advanceTimersByTimeAsync(40_000)
    await expect.poll(async () => (await reservationsOf(userId))[0]?.seconds).toBeGreaterThan(100)
    finish()
    await running
    expect(vi.getTimerCount()).toBe(0)
  })

  test('that outlives its reservation neither counts nor keeps its result', async () => {
    const userId = await db.addUser()
    const { ways, begun, finish } = pending()
    const running = call(ways, { userId, key: randomUUID() }, newCaller(false)).catch(codeOf)
    await begun
    expect(await usedBy(userId)).toBe(1)
    // As after the death of its process.
    await lapse()
    expect(await usedBy(userId)).toBe(0)
    finish()
    expect(await running).toBe('UNAVAILABLE')
    expect([await usedBy(userId), await keptOf(userId)]).toEqual([0, 0])
    expect(await ledgerDifferences(userId)).toEqual([])
  })

  test('whose query cannot be released fails with its own error, and the query lapses', async () => {
    const userId = await db.addUser()
    let isAway = false
    const sequelize = new Proxy(db.sequelize, {
      get(target, name) {
        if (name === 'transaction' && isAway) return () => Promise.reject(new Error('The database is away.'))
        const member: unknown = Reflect.get(target, name)
        return typeof member === 'function' ? member.bind(target) : member
      },
    })
    const ways: Ways = {
      engine: () => {
        isAway = true
        return Promise.reject(new AppError('VALIDATION', 'The error of the action.'))
      },
      provider: null,
    }
    await expect(call(ways, { userId, key: randomUUID(), sequelize }, newCaller(true))).rejects.toThrow(
      'The error of the action.',
    )
    expect((await reservationsOf(userId)).map(one => one.state)).toEqual(['reserved'])
    expect(await usedBy(userId)).toBe(1)
    await lapse()
    expect(await usedBy(userId)).toBe(0)
    expect(await ledgerDifferences(userId)).toEqual([])
  })

  test('needs a provider if it has no engine, and then holds no query', async () => {
    const userId = await db.addUser()
    const outcome = await call(
      { engine: null, provider: null },
      { userId, key: randomUUID() },
      newCaller(false),
    ).catch(codeOf)
    expect(outcome).toBe('UNAVAILABLE')
    expect(await reservationsOf(userId)).toEqual([])
  })

  test('computes the built-in result once, also when the provider used it and failed', async () => {
    const userId = await db.addUser()
    let computed = 0
    const action = defineAction({
      kind: KIND,
      engine: () => Promise.resolve({ text: `Computed ${++computed} time.` }),
      async provider({ builtIn }) {
        await builtIn()
        throw new ProviderError('slow', 'the test says so')
      },
      keep: history(kept, (request: { text: string }) => ({ title: request.text, request })),
    })
    const tools = toolsOf({ engine: null, provider: () => Promise.resolve('') })
    const request = { text: 'A text.' }
    const { reservationId } = await reserveAction(tools, action, { userId, key: randomUUID(), request })
    const caller = { disconnected: new AbortController().signal, started: null, show: null }
    const answer = await runAction(tools, action, { userId, reservationId, request }, caller)
    expect(answer.kept).toMatchObject({
      engine: 'built-in',
      note: 'The AI provider did not answer in time. This result is from the built-in engine.',
      result: { text: 'Computed 1 time.' },
    })
  })
})
