import { readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'

import { cannotRunHere } from './error.ts'

/** The operating system account that the server runs under; null: that of this process. */
export type Account = { uid: number; gid: number } | null

function nobody(): { uid: number; gid: number } {
  let passwd = ''
  try {
    passwd = readFileSync('/etc/passwd', 'utf8')
  } catch {
    // A missing line is the same as a missing file.
  }
  const fields = passwd
    .split('\n')
    .find(line => line.startsWith('nobody:'))
    ?.split(':')
  if (!fields) {
    throw cannotRunHere(
      'PostgreSQL does not run as root, and this system has no user "nobody" to run it as. Start Bluepencil as an ordinary user.',
    )
  }
  // macOS writes -2 for 4294967294.
  return { uid: Number(fields[2]) >>> 0, gid: Number(fields[3]) >>> 0 }
}

/**
 * PostgreSQL refuses to run as root: then it runs as the owner of the existing `cluster`, else as
 * "nobody". Throws when this process's own user has no passwd entry, which initdb needs.
 */
export function serverAccount(cluster: string): Account {
  if (process.getuid === undefined) return null
  if (process.getuid() === 0) {
    const existing = statSync(cluster, { throwIfNoEntry: false })
    return existing && existing.uid !== 0 ? { uid: existing.uid, gid: existing.gid } : nobody()
  }
  try {
    userInfo()
  } catch (error) {
    throw cannotRunHere(
      `The user id ${process.getuid()} has no entry in /etc/passwd, and PostgreSQL needs one.`,
      error,
    )
  }
  return null
}

function mayEnter(directory: string, { uid, gid }: { uid: number; gid: number }): boolean {
  const stat = statSync(directory)
  const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001
  return (stat.mode & bit) !== 0
}

/** Whether the account may enter `directory` and everything above it. */
export function reachable(directory: string, account: Account): boolean {
  if (account === null) return true
  const parent = dirname(directory)
  return mayEnter(directory, account) && (parent === directory || reachable(parent, account))
}
