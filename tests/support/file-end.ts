type Close = () => Promise<void>

const closes = new Set<Close>()

/** Has something done whenever a test file ends, after the file's own hooks: for what a file may leave running. */
export function atFileEnd(close: Close): void {
  closes.add(close)
}

/** See `atFileEnd`. */
export async function endFile(): Promise<void> {
  for (const close of closes) await close()
}
