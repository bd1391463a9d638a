import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { IDLE, nextState, type ActionEvent, type ActionState, type Failure } from './state.ts'

const failure: Failure = { message: 'No.', fields: {}, canRetry: true }

const stateOf: fc.Arbitrary<ActionState<string>> = fc.oneof(
  fc.constant(IDLE),
  fc.record({
    kind: fc.constant('running' as const),
    input: fc.string(),
    engine: fc.option(fc.string()),
    soFar: fc.string(),
  }),
  fc.record({
    kind: fc.constant('failed' as const),
    input: fc.string(),
    failure: fc.constant(failure),
    soFar: fc.string(),
  }),
)
const lateEvent: fc.Arbitrary<ActionEvent<string>> = fc.oneof(
  fc.record({ type: fc.constant('started' as const), engine: fc.string() }),
  fc.record({ type: fc.constant('shown' as const), text: fc.string() }),
  fc.record({ type: fc.constant('failed' as const), failure: fc.constant(failure) }),
)
const eventOf: fc.Arbitrary<ActionEvent<string>> = fc.oneof(
  fc.record({ type: fc.constant('began' as const), input: fc.string() }),
  fc.constant({ type: 'ended' as const }),
  lateEvent,
)

const after = (...events: ActionEvent<string>[]) =>
  events.reduce<ActionState<string>>((state, event) => nextState(state, event), IDLE)

describe('an action', () => {
  test('shows its engine and its text while it runs', () => {
    const running = { kind: 'running', input: 'A text.', engine: 'a-model', soFar: 'One two' }
    expect(
      after(
        { type: 'began', input: 'A text.' },
        { type: 'started', engine: 'a-model' },
        { type: 'shown', text: 'One ' },
        { type: 'shown', text: 'two' },
      ),
    ).toEqual(running)
  })

  test('keeps its input and its text after a failure, and begins without them', () => {
    const failed = after(
      { type: 'began', input: 'A text.' },
      { type: 'shown', text: 'One' },
      { type: 'failed', failure },
    )
    expect(failed).toEqual({ kind: 'failed', input: 'A text.', failure, soFar: 'One' })
    expect(nextState(failed, { type: 'began', input: 'Another.' })).toEqual({
      kind: 'running',
      input: 'Another.',
      engine: null,
      soFar: '',
    })
  })

  test('takes over from another engine', () => {
    const running = after(
      { type: 'began', input: 'A text.' },
      { type: 'started', engine: 'a-model' },
      { type: 'started', engine: 'built-in' },
    )
    expect(running).toMatchObject({ engine: 'built-in' })
  })

  test('that is not running hears nothing of a run', () => {
    fc.assert(
      fc.property(stateOf, lateEvent, (state, event) => {
        fc.pre(state.kind !== 'running')
        expect(nextState(state, event)).toBe(state)
      }),
    )
  })

  test('that runs does not begin again', () => {
    fc.assert(
      fc.property(stateOf, fc.string(), (state, input) => {
        fc.pre(state.kind === 'running')
        expect(nextState(state, { type: 'began', input })).toBe(state)
      }),
    )
  })

  test('can always be ended', () => {
    fc.assert(
      fc.property(fc.array(eventOf), events => {
        expect(nextState(after(...events), { type: 'ended' })).toBe(IDLE)
      }),
    )
  })
})
