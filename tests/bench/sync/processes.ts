import { readdirSync, readFileSync } from 'node:fs'

/** CPU ticks per second in /proc (USER_HZ), the same on every Linux. */
const TICKS = 100

/** Total CPU time of the processes in milliseconds, and memory in kB. */
export type Usage = { cpu: number; memory: number }

type Process = { parent: number; cpu: number }

/**
 * Returns the fields after the name, which may contain anything (proc_pid_stat(5), from the third
 * on).
 */
function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // Includes the CPU time of exited children, so nothing is lost.
    const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0)
    return { parent: Number(fields[1]), cpu: (ticks * 1000) / TICKS }
  } catch {
    return null
  }
}

/** Returns the PSS, which divides shared pages among their users. */
function memoryOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** Returns the usage of the processes and their descendants, except those below `without`. */
export function usageOf(roots: readonly number[], without: readonly number[] = []): Usage {
  const processes = new Map<number, Process>()
  for (const name of readdirSync('/proc')) {
    const process = /^\d+$/.test(name) ? readProcess(Number(name)) : null
    if (process) processes.set(Number(name), process)
  }
  const isCounted = (pid: number): boolean => {
    for (let at = pid; at > 0; at = processes.get(at)?.parent ?? 0) {
      if (without.includes(at)) return false
      if (roots.includes(at)) return true
    }
    return false
  }
  const usage = { cpu: 0, memory: 0 }
  for (const [pid, { cpu }] of processes) {
    if (!isCounted(pid)) continue
    usage.cpu += cpu
    usage.memory += memoryOf(pid)
  }
  return usage
}
