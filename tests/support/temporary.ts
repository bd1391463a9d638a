import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates a directory in the system's temporary folder, with a function that removes it. */
export function temporaryDirectory(name: string): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), `bluepencil-${name}-`))
  chmodSync(path, 0o755)
  return {
    path,
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  }
}
