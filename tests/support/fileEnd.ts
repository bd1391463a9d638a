import type { TestContext } from 'vitest'

type Close = () => Promise<void>

const fileCloses = new Set<Close>()
const testCloses = new Set<Close>()
let running: TestContext['task'] | null = null

/** Registers a cleanup that runs after each test file's hooks. */
export function atFileEnd(close: Close): void {
  fileCloses.add(close)
}

/** Registers a cleanup that runs after each test and its hooks. */
export function atTestEnd(close: Close): void {
  testCloses.add(close)
}

/** Returns whether a test or one of its hooks runs, and not a hook of the whole file. */
export const duringTest = (): boolean => running !== null

/** Returns whether the test has failed whose hooks run now. */
export const hasFailed = (): boolean => running?.result?.state === 'fail'

/** Tells that a test begins. */
export function beginTest({ task }: TestContext): void {
  running = task
}

/** Runs the cleanups of `atTestEnd`. */
export async function endTest(): Promise<void> {
  try {
    for (const close of testCloses) await close()
  } finally {
    running = null
  }
}

/** Runs the cleanups of `atFileEnd`. */
export async function endFile(): Promise<void> {
  for (const close of fileCloses) await close()
}
