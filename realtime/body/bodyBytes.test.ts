import { expect, it } from 'vitest'

import { MAX_BODY_BYTES } from '#schema/collab/protocol.ts'

import { BodyBytes } from './bodyBytes.ts'

const KILOBYTE = 1024

/** Adds a row of so many bytes and structs. */
function add(body: BodyBytes, n: number, bytes: number, parts: number): void {
  const row = body.add({ writer: 'a', n, user: 'a user', bytes: new Uint8Array(bytes) }, true)
  body.describe(row, { ranges: [], deletes: false, parts })
}

const empty = (): BodyBytes => new BodyBytes({ snapshot: null, version: {}, tail: [] })

it('counts a struct for 16 bytes at least', () => {
  const [long, short, few] = [empty(), empty(), empty()]
  add(long, 1, 65 * KILOBYTE, 1)
  add(short, 1, 10 * KILOBYTE, 5 * KILOBYTE)
  add(few, 1, 10 * KILOBYTE, 100)
  expect([long, short, few].map(body => body.isLong)).toEqual([true, true, false])
})

it('L3: is full when its tail has too many structs, until a snapshot replaces them', () => {
  const body = empty()
  for (let n = 1; n <= 5; n++) add(body, n, KILOBYTE, (4 * MAX_BODY_BYTES) / 16 / 5)
  expect(body.isFull).toBe(false)
  add(body, 6, KILOBYTE, 100)
  expect(body.isFull).toBe(true)
  body.adopt(new Uint8Array(KILOBYTE), { a: 5 })
  expect(body.isFull).toBe(false)
  expect(body.isLong).toBe(false)
})
