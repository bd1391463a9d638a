import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { Tarpit } from './tarpit.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const HOLD_MS = 20

function refusedOften(times: number): Tarpit {
  const tarpit = new Tarpit(1, HOLD_MS)
  for (let i = 0; i < times; i++) tarpit.refused('192.0.2.1')
  return tarpit
}

/** Returns whether a request passes before anything else happens. */
const passesAtOnce = (tarpit: Tarpit, address = '192.0.2.1'): Promise<boolean> =>
  Promise.race([tarpit.pass(address), new Promise<false>(resolve => setImmediate(resolve, false))])

describe('a tarpit', () => {
  test('holds up an address after many refusals, and no other one', async () => {
    const tarpit = refusedOften(20)
    expect(await passesAtOnce(tarpit)).toBe(true)
    tarpit.refused('192.0.2.1')
    expect(await passesAtOnce(tarpit)).toBe(false)
    expect(await passesAtOnce(tarpit, '192.0.2.2')).toBe(true)
    expect(await tarpit.pass('192.0.2.1')).toBe(true)
  })

  test('forgets refusals after two windows', async () => {
    const tarpit = refusedOften(21)
    vi.advanceTimersByTime(11_000)
    expect(await passesAtOnce(tarpit)).toBe(false)
    vi.advanceTimersByTime(10_000)
    expect(await passesAtOnce(tarpit)).toBe(true)
  })

  test('holds a bounded number of requests', async () => {
    const tarpit = refusedOften(21)
    const held = Array.from({ length: 500 }, () => tarpit.pass('192.0.2.1'))
    expect(await tarpit.pass('192.0.2.1')).toBe(false)
    expect(await Promise.all(held)).toEqual(held.map(() => true))
    expect(await tarpit.pass('192.0.2.1')).toBe(true)
  })
})
