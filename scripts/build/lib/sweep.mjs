import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const DEPTH = 5

function lockFilesUnder(directory, depth = DEPTH) {
  let entries
  try {
    entries = readdirSync(directory, { withFileTypes: true })
  } catch {
    return []
  }
  return entries.flatMap(entry => {
    const path = join(directory, entry.name)
    if (entry.name === 'postmaster.pid') return [path]
    return entry.isDirectory() && entry.name !== 'node_modules' && depth > 0
      ? lockFilesUnder(path, depth - 1)
      : []
  })
}

function commandLine(pid) {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-o', 'command=', '-p', pid], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/**
 * Removes a temporary directory after stopping the PostgreSQL servers with data in it, which
 * outlive their parent.
 */
export function sweep(directory) {
  for (const lockFile of lockFilesUnder(directory)) {
    const [pid] = readFileSync(lockFile, 'utf8').split('\n')
    if (commandLine(pid).includes(directory)) process.kill(Number(pid), 'SIGQUIT')
  }
  rmSync(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
