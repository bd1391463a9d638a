import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createListener, type Listener } from './listener.ts'
import type { RecognizerEvents } from './recognizer.ts'
import type { Listening } from './state.ts'

let runs: RecognizerEvents[]
let heard: string[]
let errors: string[]
let isContinuous: boolean
let state: Listening
let silences: number
/** Ends the step under way, if steps take time. */
let finish: (() => void) | null
let takesTime: boolean
let listener: Listener

beforeEach(() => {
  vi.useFakeTimers()
  runs = []
  heard = []
  errors = []
  isContinuous = false
  state = { kind: 'idle' }
  silences = 0
  finish = null
  takesTime = false
  listener = createListener({
    recognizer: {
      isSupported: () => true,
      start(_language, events) {
        runs.push(events)
        return () => undefined
      },
    },
    language: () => 'en-US',
    shouldContinue: () => isContinuous,
    endsInSilence: () => isContinuous,
    onState: next => (state = next),
    async onText(text) {
      heard.push(text)
      if (takesTime) await new Promise<void>(resolve => (finish = resolve))
    },
    onSilence: () => (silences += 1),
    onError: code => errors.push(code),
  })
})
afterEach(() => vi.useRealTimers())

const settled = () => vi.advanceTimersByTimeAsync(0)

test('takes one utterance of a recognition, even if it is reported again', async () => {
  listener.begin()
  runs[0]?.onFinal('go to email')
  runs[0]?.onFinal('go to email')
  runs[0]?.onInterim('go')
  runs[0]?.onError('no-speech')
  expect(state.kind).toBe('processing')
  runs[0]?.onEnd()
  await settled()
  expect([heard, errors, state.kind]).toEqual([['go to email'], [], 'idle'])
})

test('is idle after an error, without its end, and begins again at once', () => {
  listener.begin()
  runs[0]?.onError('network')
  runs[0]?.onError('network')
  expect([errors, state.kind]).toEqual([['network'], 'idle'])
  listener.begin()
  runs[0]?.onEnd()
  runs[0]?.onFinal('late')
  expect([runs.length, heard, state.kind]).toEqual([2, [], 'listening'])
})

test('listens only to the latest of two recognitions', async () => {
  listener.begin()
  listener.end()
  listener.begin()
  runs[0]?.onFinal('first')
  runs[0]?.onEnd()
  runs[1]?.onFinal('second')
  runs[1]?.onEnd()
  await settled()
  expect([heard, runs.length, state.kind]).toEqual([['second'], 2, 'idle'])
})

test('does not listen again after a step during which it was ended', async () => {
  isContinuous = true
  takesTime = true
  listener.begin()
  runs[0]?.onFinal('make it shorter')
  runs[0]?.onEnd()
  listener.end()
  expect(state.kind).toBe('processing')
  finish?.()
  await settled()
  expect([runs.length, state.kind]).toEqual([1, 'idle'])
})

test('counts silence from the end of a step that took long', async () => {
  isContinuous = true
  takesTime = true
  listener.begin()
  runs[0]?.onFinal('make it shorter')
  runs[0]?.onEnd()
  isContinuous = false
  await vi.advanceTimersByTimeAsync(20_000)
  isContinuous = true
  finish?.()
  await settled()
  expect(state.kind).toBe('listening')
  await vi.advanceTimersByTimeAsync(14_999)
  expect(silences).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect([silences, state.kind]).toEqual([1, 'idle'])
})

test('says that a recognizer could not be started', () => {
  const failing = createListener({
    recognizer: {
      isSupported: () => true,
      start() {
        throw new Error('It has started.')
      },
    },
    language: () => 'en-US',
    shouldContinue: () => true,
    endsInSilence: () => false,
    onState: next => (state = next),
    onText: () => Promise.resolve(),
    onSilence: () => undefined,
    onError: code => errors.push(code),
  })
  failing.begin()
  expect([errors, state.kind]).toEqual([['audio-capture'], 'idle'])
})
