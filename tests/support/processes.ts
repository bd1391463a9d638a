import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Returns the child processes of a process (proc_pid_stat(5)). For Linux only. */
export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => parentOf(pid) === parent)

function parentOf(pid: number): number {
  const file = `/proc/${pid}/stat`
  // It may end at any moment.
  if (!existsSync(file)) return 0
  try {
    const stat = readFileSync(file, 'utf8')
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(parent)
  } catch {
    return 0
  }
}
