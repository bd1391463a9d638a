import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, rmSync } from 'node:fs'
import path from 'node:path'

import { temporaryDirectory } from '#tests/support/temporary.ts'

const SIZE = '400m'
const BLOCK = Buffer.alloc(1024 * 1024)
const PAGE = Buffer.alloc(4096)

/** A disk that can be filled. */
export type SmallDisk = { path: string; fill: () => void; free: () => void; unmount: () => void }

/** Mounts a small disk in memory. Returns null where this user may not. */
export function mountSmallDisk(): SmallDisk | null {
  const directory = temporaryDirectory('disk')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', directory.path], { stdio: 'ignore' })
  } catch {
    directory.remove()
    return null
  }
  chmodSync(directory.path, 0o777)
  const ballast = path.join(directory.path, 'ballast')
  return {
    path: directory.path,
    fill() {
      for (const part of [BLOCK, PAGE]) while (appended(ballast, part));
    },
    free: () => rmSync(ballast, { force: true }),
    unmount() {
      execFileSync('umount', ['-l', directory.path])
      directory.remove()
    },
  }
}

function appended(file: string, bytes: Buffer): boolean {
  try {
    appendFileSync(file, bytes)
    return true
  } catch {
    return false
  }
}
