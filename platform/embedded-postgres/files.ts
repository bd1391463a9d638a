import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes the entries of a directory (a new or renamed file) survive a power cut. Windows cannot open
 * directories.
 */
export function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(directory, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Writes a whole file or nothing, flushed to disk. */
export function writeDurably(path: string, content: string, mode: number): void {
  const partial = `${path}.partial`
  writeFileSync(partial, content, { mode, flush: true })
  renameSync(partial, path)
  syncDirectory(dirname(path))
}
