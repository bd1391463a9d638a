import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of the CPU times in /proc a second (USER_HZ), the same on every Linux. */
const TICKS = 100

/** CPU in milliseconds and memory in kB that processes use together. */
export type Usage = { cpu: number; memory: number }

type Process = { parent: number; cpu: number }

/** Fields after the name, which may hold anything itself (proc_pid_stat(5), from the third on). */
function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // With what ended children have used, so that nothing is lost when a process of a tree ends.
    const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0)
    return { parent: Number(fields[1]), cpu: (ticks * 1000) / TICKS }
  } catch {
    return null
  }
}

/** Shared pages are shared out among those who use them (PSS). */
function memoryOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** What the processes use with all their descendants, those below `without` left out. */
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
