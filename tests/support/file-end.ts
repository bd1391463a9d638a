type Close = () => Promise<void>

const closes = new Set<Close>()

/** Registers a cleanup that runs after each test file's hooks. */
export function atFileEnd(close: Close): void {
  closes.add(close)
}

/** Runs the cleanups of `atFileEnd`. */
export async function endFile(): Promise<void> {
  for (const close of closes) await close()
}
