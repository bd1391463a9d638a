import * as fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { HttpError } from '#client/shared/api/httpError.ts'
import type { ActionFrame } from '#schema/actions/contract.ts'
import type { Route } from '#schema/endpoints/endpoint.ts'

import { createAction, type ActionOptions } from './action.ts'
import { IDLE, type ActionState } from './state.ts'

type Answer = { text: string }
type Frame = ActionFrame<Answer>
type Request = { input: string; key: string; signal: AbortSignal }

const STARTED: Frame = { type: 'started', engine: 'a-model', note: null }
const DONE: Frame = { type: 'done', text: 'The result.' }
const delta = (text: string): Frame => ({ type: 'delta', text })
const refusal = (status: number, code: string, more: object = {}) =>
  new HttpError(status, '', JSON.stringify({ success: false, message: `Not ${code}.`, code, ...more }))

/** Returns a route that no other test uses. Keys of lost answers are kept by route. */
const newRoute = (): Route => `POST /api/${crypto.randomUUID()}`

type Options = ActionOptions<string> & { showsText?: boolean }

/** An action whose server is a function. Records its requests, states and answers. */
function actionOf(server: (request: Request) => AsyncGenerator<Frame>, options: Options = {}) {
  const requests: Request[] = []
  const states: ActionState<string>[] = []
  const answers: string[] = []
  const action = createAction<string, Answer>({
    route: newRoute(),
    showsText: true,
    ...options,
    send: (input, { idempotencyKey: key, signal }) => {
      const request = { input, key, signal }
      requests.push(request)
      return server(request)
    },
    onState: state => states.push(state),
  })
  return {
    requests,
    states,
    answers,
    state: () => states.at(-1) ?? IDLE,
    run: (input: string) => action.run(input, ({ text }) => answers.push(text)),
    stop: () => action.stop(),
  }
}

/** Yields frames, and then fails or ends. */
async function* frames(list: readonly Frame[], error?: Error): AsyncGenerator<Frame> {
  for (const frame of list) yield await Promise.resolve(frame)
  if (error) throw error
}

afterEach(() => vi.restoreAllMocks())

describe('a run', () => {
  test('shows what comes, and ends with its answer', async () => {
    const action = actionOf(() => frames([STARTED, delta('One '), delta('two'), DONE]))
    await action.run('A text.')
    expect(action.states.map(state => ('soFar' in state ? state.soFar : null))).toEqual([
      '',
      '',
      'One ',
      'One two',
      null,
    ])
    expect(action.answers).toEqual(['The result.'])
  })

  test('shows no text where the screen of the endpoint does not', async () => {
    const action = actionOf(
      () => frames([STARTED, delta('One'), { type: 'failed', code: 'X', message: 'No.' }]),
      {
        showsText: false,
      },
    )
    await action.run('A text.')
    expect(action.state()).toMatchObject({ kind: 'failed', soFar: '', failure: { message: 'No.' } })
  })

  test('is the only one at a time', async () => {
    const action = actionOf(() => frames([STARTED, DONE]))
    await Promise.all([action.run('A text.'), action.run('Another text.')])
    expect(action.requests.map(({ input }) => input)).toEqual(['A text.'])
  })

  test('can begin in the moment in which another one ends or is stopped', async () => {
    const action = createAction<string, Answer>({
      route: newRoute(),
      showsText: true,
      send: () => frames([STARTED, DONE]),
      onState: () => undefined,
    })
    const after = vi.fn()
    await action.run('A text.', () => void action.run('Another text.', after))
    await expect.poll(() => after).toHaveBeenCalledOnce()
    void action.run('A third.', after)
    action.stop()
    await action.run('A fourth.', after)
    expect(after).toHaveBeenCalledTimes(2)
  })

  test('that was stopped shows and answers nothing more, and its request is aborted', async () => {
    let goOn = () => undefined as void
    const held = new Promise<void>(resolve => (goOn = resolve))
    const action = actionOf(async function* () {
      yield STARTED
      await held
      yield delta('Late')
      yield DONE
    })
    const running = action.run('A text.')
    await expect.poll(action.state).toMatchObject({ engine: 'a-model' })
    action.stop()
    goOn()
    await running
    expect(action.requests[0]?.signal.aborted).toBe(true)
    expect(action.state()).toBe(IDLE)
    expect(action.answers).toEqual([])
  })

  test('does not send what cannot be sent, which no repeat changes', async () => {
    const check = (input: string) => (input.length > 6 ? 'Too long.' : null)
    const action = actionOf(() => frames([DONE]), { check })
    await action.run('A text.')
    expect(action.requests).toEqual([])
    expect(action.state()).toMatchObject({ failure: { message: 'Too long.', canRetry: false } })
    await action.run('Short.')
    expect(action.answers).toEqual(['The result.'])
  })
})

describe('a failure', () => {
  test.each([
    [
      'the server',
      refusal(422, 'VALIDATION', { fields: { text: 'Bad.' } }),
      'Not VALIDATION.',
      { text: 'Bad.' },
    ],
    ['a proxy', new HttpError(502, 'Bad Gateway', '<html>'), /server/i, {}],
    ['a broken line', new TypeError('Failed to fetch'), /can’t reach the server/, {}],
  ])('is explained: %s', async (_who, error, message, fields) => {
    const action = actionOf(() => frames([STARTED], error))
    await action.run('A text.')
    const text: unknown = typeof message === 'string' ? message : expect.stringMatching(message)
    expect(action.state()).toMatchObject({
      kind: 'failed',
      failure: { message: text, fields, canRetry: true },
    })
  })

  test.each([
    ['a broken line', new TypeError('Failed to fetch')],
    ['a proxy', new HttpError(502, 'Bad Gateway', '')],
    ['the end of the stream', undefined],
  ])('says what the screen says of a lost answer: %s', async (_who, error) => {
    const action = actionOf(() => frames([STARTED, delta('One')], error), { lost: 'The connection dropped.' })
    await action.run('A text.')
    expect(action.state()).toMatchObject({ soFar: 'One', failure: { message: 'The connection dropped.' } })
  })

  test('because no queries are left shows nothing: the dialog is open', async () => {
    const counts = { used: 9, limit: 9, bonusRemaining: 0, resetsAt: '2026-12-01T00:00:00.000Z' }
    const action = actionOf(() => frames([], refusal(402, 'QUOTA_EXCEEDED', counts)))
    await action.run('A text.')
    expect(action.state()).toBe(IDLE)
  })
})

// The fates of a request. The server counts a key once, when it has the answer.
const FATES = ['answered', 'lost before', 'lost after', 'ended early', 'refused', 'stopped'] as const
const stepOf = fc.record({ input: fc.constantFrom('a', 'b', 'c'), fate: fc.constantFrom(...FATES) })

test('what a user wants is counted once, however often its answer is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepOf, { maxLength: 20 }), async steps => {
      const counted: Request[] = []
      const count = (request: Request) => {
        if (!counted.some(({ key }) => key === request.key)) counted.push(request)
      }
      let fate: (typeof FATES)[number] = 'answered'
      const action = actionOf(async function* (request) {
        if (fate === 'lost before') throw new TypeError('Failed to fetch')
        if (fate === 'refused') throw refusal(422, 'VALIDATION')
        yield STARTED
        if (fate === 'stopped') return action.stop()
        count(request)
        if (fate === 'lost after') throw new TypeError('network error')
        if (fate === 'answered') yield DONE
      })
      /** The things that are wanted, and not yet answered, refused or stopped. */
      const wanted = new Map<string, { isCounted: boolean }>()
      let expected = 0
      for (const step of steps) {
        fate = step.fate
        const intention = wanted.get(step.input) ?? { isCounted: false }
        wanted.set(step.input, intention)
        await action.run(step.input)
        const reachesAnswer = fate === 'answered' || fate === 'lost after' || fate === 'ended early'
        if (reachesAnswer && !intention.isCounted) {
          intention.isCounted = true
          expected += 1
        }
        if (!['lost before', 'lost after', 'ended early'].includes(fate)) wanted.delete(step.input)
        expect(counted).toHaveLength(expected)
      }
      expect(action.answers).toHaveLength(steps.filter(step => step.fate === 'answered').length)
    }),
  )
})
