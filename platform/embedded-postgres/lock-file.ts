import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './error.ts'

/** What a running PostgreSQL says about itself in postmaster.pid, its own lock file. */
export type LockFile = { pid: number; cluster: string; port: number; status: string }

/** Above every pid that a system gives out. */
const NO_PROCESS = 2_147_483_647

const pathIn = (cluster: string): string => join(cluster, 'postmaster.pid')

/** Null when there is none, or PostgreSQL has only begun to write it. Lines: pid, data directory, start, port, …, status. */
export function readLockFile(cluster: string): LockFile | null {
  let lines: string[]
  try {
    lines = readFileSync(pathIn(cluster), 'utf8').split('\n')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!Number.isInteger(pid) || pid <= 0) return null
  return { pid, cluster: lines[1] ?? '', port, status: (lines[7] ?? '').trim() }
}

/**
 * Tells PostgreSQL that the process in its lock file is gone, where it would take a zombie or a stranger with the same
 * pid for a running server. The rest of the file stays: by it the next server makes sure that no child of
 * the last one still writes, which removing the file would prevent.
 */
export function disownLockFile(cluster: string): void {
  const path = pathIn(cluster)
  const [, ...rest] = readFileSync(path, 'utf8').split('\n')
  writeFileSync(path, [NO_PROCESS, ...rest].join('\n'), { flag: 'r+' })
}
