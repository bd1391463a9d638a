import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import path, { dirname } from 'node:path'

/**
 * Flushes a directory to disk, so that a new or renamed file survives a power failure. Windows
 * cannot open directories.
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

/** Writes a file completely or not at all, flushed to disk. */
export function writeDurably(path: string, content: string, mode: number): void {
  const partial = `${path}.partial`
  writeFileSync(partial, content, { mode, flush: true })
  renameSync(partial, path)
  syncDirectory(dirname(path))
}

/**
 * Whether two absolute paths are the same. PostgreSQL writes forward slashes on Windows, where case
 * does not count.
 */
export const isSamePath = (one: string, other: string, system = path): boolean =>
  system.relative(one, other) === ''
