type Close = () => Promise<void>

const fileCloses = new Set<Close>()
const testCloses = new Set<Close>()
let isInTest = false

/** Registers a cleanup that runs after each test file's hooks. */
export function atFileEnd(close: Close): void {
  fileCloses.add(close)
}

/** Registers a cleanup that runs after each test and its hooks. */
export function atTestEnd(close: Close): void {
  testCloses.add(close)
}

/** Returns whether a test or one of its hooks runs, and not a hook of the whole file. */
export const duringTest = (): boolean => isInTest

/** Tells that a test begins. */
export function beginTest(): void {
  isInTest = true
}

/** Runs the cleanups of `atTestEnd`. */
export async function endTest(): Promise<void> {
  isInTest = false
  for (const close of testCloses) await close()
}

/** Runs the cleanups of `atFileEnd`. */
export async function endFile(): Promise<void> {
  for (const close of fileCloses) await close()
}
