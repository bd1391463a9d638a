import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { startDrawing, type Drawing } from '#tests/support/drawing.tsx'

import { HttpError } from './httpError.ts'
import { useKeyedCall, type KeyedCall } from './useKeyedCall.ts'

let drawing: Drawing
/** The function of each drawing. */
let used: KeyedCall[]

beforeEach(async () => {
  used = []
  drawing = startDrawing()
  await draw()
})
afterEach(async () => {
  await drawing.end()
  vi.unstubAllGlobals()
})

function Screen() {
  used.push(useKeyedCall('POST /api/keyed'))
  return null
}
const draw = () => drawing.draw(<Screen />)

/** Sends a request that ends so. Returns its key. */
async function keyOf(request: object, end: () => unknown = () => 'An answer.'): Promise<string> {
  const keyed = used.at(-1) ?? expect.fail('Nothing was drawn.')
  let sent = ''
  const send = async (key: string) => {
    sent = key
    return end()
  }
  await keyed(request, send).catch(() => undefined)
  return sent
}
const lost = () => {
  throw new TypeError('Failed to fetch')
}
const refused = () => {
  throw new HttpError(422, '', JSON.stringify({ success: false, message: 'No.', code: 'VALIDATION' }))
}

test('repeats a request with its key until it is answered', async () => {
  const first = await keyOf({ amount: 1 }, lost)
  expect(await keyOf({ amount: 2 })).not.toBe(first)
  expect(await keyOf({ amount: 1 })).toBe(first)
  expect(await keyOf({ amount: 1 })).not.toBe(first)
})

test('makes another key after a refusal', async () => {
  const first = await keyOf({ amount: 3 }, refused)
  expect(await keyOf({ amount: 3 })).not.toBe(first)
})

test('hands on the answer and the error, with the same function at each drawing', async () => {
  await draw()
  const [keyed, ...others] = used
  expect(new Set(others)).toEqual(new Set([keyed]))
  expect(await keyed?.({ amount: 4 }, async () => 'Given.')).toBe('Given.')
  await expect(keyed?.({ amount: 4 }, async () => lost())).rejects.toThrow('Failed to fetch')
})
