import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { EmbeddedPostgresError, codeOf } from './error.ts'
import { processIdentity } from './processes.ts'

/** About two seconds, to wait for a process that is ending. */
const ATTEMPTS = 10

/**
 * Returns the live process, other than that of the entry `mine`, that has an entry. Removes entries
 * of dead ones.
 */
function otherHolder(directory: string, mine: string): number | null {
  for (const entry of readdirSync(directory)) {
    if (entry === mine) continue
    const pid = Number.parseInt(entry, 10)
    if (entry === `${pid}-${processIdentity(pid)}`) return pid
    rmSync(join(directory, entry), { force: true })
  }
  return null
}

function enter(path: string): boolean {
  try {
    writeFileSync(path, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * Reserves `directory` for this process until the returned function is called or the process ends.
 * Each process writes its own entry (pid and start) and only then looks for others: of two that
 * start at once, at least one sees the other. An entry names one process forever, so removing a
 * dead one's is always right, and no lock has to be taken over.
 */
export async function lock(directory: string): Promise<() => void> {
  const entries = join(directory, 'running')
  mkdirSync(entries, { recursive: true })
  const mine = `${process.pid}-${processIdentity(process.pid)}`
  const path = join(entries, mine)
  let holder = process.pid
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (!enter(path)) break
    const other = otherHolder(entries, mine)
    if (other === null) return () => rmSync(path, { force: true })
    rmSync(path, { force: true })
    holder = other
    await sleep(100 + Math.random() * 200)
  }
  throw new EmbeddedPostgresError(
    `The data in ${directory} is already in use by another Bluepencil (process ${holder}). Stop that one first, or start this one with another DATA_DIR.`,
  )
}
