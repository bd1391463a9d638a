import { setTimeout as sleep } from 'node:timers/promises'

/** A longer patience for slow machines: a factor. */
const FACTOR = Number(process.env['TEST_PATIENCE'] ?? '1')

/**
 * How long a test waits for what must come. It is far more than any machine needs, so that only a
 * fault reaches it, and a passing test never waits for it. All waits of the tests use it.
 */
export const PATIENCE_MS = 60_000 * FACTOR

/**
 * Longer than any test runs. A sweep or recheck with this interval does nothing, so that only the
 * event under test can have had an effect.
 */
export const NEVER_MS = 3_600_000

/** How long a whole test may take: several waits in a row. */
export const TEST_MS = 5 * PATIENCE_MS

/** How long a test may take that goes through random scenarios, which take minutes in a long run. */
export const LONG_TEST_MS = 60 * PATIENCE_MS

/**
 * Waits until `condition` holds. Fails after the patience (default: that of all tests) and names the
 * condition. Independent of a test's fake date.
 */
export async function until(
  condition: () => boolean | Promise<boolean>,
  what: string,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Waited ${patienceMs} ms in vain: ${what}`)
    await sleep(5)
  }
}

/** Reads until there is a value, and returns it. Fails after the patience and names the value. */
export async function eventually<T>(read: () => Promise<T | null | undefined>, what: string): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const value = await read()
    if (value !== null && value !== undefined) return value
    if (performance.now() > deadline) throw new Error(`Waited ${PATIENCE_MS} ms in vain: ${what}`)
    await sleep(20)
  }
}
