import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { codeOf } from './error.ts'

/** The contents of postmaster.pid, PostgreSQL's own lock file. */
export type LockFile = { pid: number; cluster: string; port: number; status: string }

/** Above every pid that a system assigns. */
const NO_PROCESS = 2_147_483_647

const pathIn = (cluster: string): string => join(cluster, 'postmaster.pid')

/**
 * Returns null when the file is missing or incomplete. Lines: pid, data directory, start, port, …,
 * status.
 */
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
 * Marks the process in the lock file as gone, where PostgreSQL would mistake a zombie or another
 * process with that pid for a running server. The rest of the file stays: the next server uses it
 * to make sure that no child of the last one still writes.
 */
export function disownLockFile(cluster: string): void {
  const path = pathIn(cluster)
  const [, ...rest] = readFileSync(path, 'utf8').split('\n')
  writeFileSync(path, [NO_PROCESS, ...rest].join('\n'), { flag: 'r+' })
}
