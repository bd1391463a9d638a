import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { codeOf } from './error.ts'

/** Throws if this process cannot open more files: then the state of the other one is unknown. */
const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (['EMFILE', 'ENFILE'].includes(codeOf(error) ?? '')) throw error
    return ''
  }
}

const ps = (format: string, pid: number): string => {
  try {
    return execFileSync('ps', ['-o', format, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

const answersSignals = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function identityOnLinux(pid: number): string | null {
  // proc_pid_stat(5): the name in parentheses, the state, and 19 fields later the start time in
  // ticks since boot.
  const stat = read(`/proc/${pid}/stat`)
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state] = fields
  const started = fields[19]
  if (!state || !started || 'ZX'.includes(state)) return null
  return `${read('/proc/sys/kernel/random/boot_id').slice(0, 8)}-${started}`
}

/**
 * Returns an identity that distinguishes a running process from a later one with the same pid. Null
 * when it is not running: it is gone, or a zombie, which still answers signal 0.
 */
export function processIdentity(pid: number): string | null {
  if (process.platform === 'linux') return identityOnLinux(pid)
  if (process.platform === 'win32') return answersSignals(pid) ? 'running' : null
  const [state = 'Z', ...started] = ps('stat=,lstart=', pid).split(/\s+/)
  return state === '' || state.startsWith('Z') ? null : started.join('-')
}

/** Returns the command line of a process as one text; empty when unknown. */
export function commandLineOf(pid: number): string {
  if (process.platform === 'linux') return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
  return process.platform === 'win32' ? '' : ps('command=', pid)
}
