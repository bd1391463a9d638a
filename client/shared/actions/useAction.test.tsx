import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { actionFrame } from '#schema/actions/contract.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'
import { startDrawing, type Drawing } from '#tests/support/drawing.tsx'

import { useAction, type ActionEndpoint, type UsedAction } from './useAction.ts'

const declared = {
  summary: 'Write',
  access: 'user',
  frames: actionFrame({ text: z.string() }),
  idempotencyKey: 'required',
} as const
const silent = endpoint('POST /api/silent', declared)
const shown = endpoint('POST /api/shown', { ...declared, showsText: true })

let drawing: Drawing
/** The return values of the hook, one for each drawing. */
let used: UsedAction<object, object>[]

beforeEach(() => {
  used = []
  drawing = startDrawing()
})
afterEach(async () => {
  await drawing.end()
  vi.unstubAllGlobals()
})

function Screen({ of }: { of: ActionEndpoint }) {
  used.push(useAction(of))
  return null
}

/** Runs the action of an endpoint that answers with these frames. Returns the answer, if it comes. */
async function run(of: ActionEndpoint, ...frames: object[]): Promise<object | null> {
  const text = frames.map(frame => `data: ${JSON.stringify(frame)}\n\n`).join('')
  vi.stubGlobal('fetch', async () => new Response(text))
  let answer: object | null = null
  await drawing.draw(<Screen of={of} />)
  await act(async () => used.at(-1)?.run({}, done => (answer = done)))
  return answer
}

const started = { type: 'started', engine: 'a-model', note: null }
const delta = { type: 'delta', text: 'One' }

test.each([
  ['shows', shown, 'One'],
  ['does not show', silent, ''],
])('holds the text that has come where a screen %s it', async (_what, of, soFar) => {
  expect(await run(of, started, delta)).toBeNull()
  expect(used.at(-1)?.state).toMatchObject({ kind: 'failed', soFar })
})

test('hands the answer over, with the same functions at each drawing', async () => {
  const done = { type: 'done', text: 'The result.' }
  expect(await run(silent, started, done)).toEqual(done)
  expect(used.at(-1)?.state).toEqual({ kind: 'idle' })
  expect(new Set(used.map(({ run: each }) => each)).size).toBe(1)
  expect(new Set(used.map(({ stop }) => stop)).size).toBe(1)
})
