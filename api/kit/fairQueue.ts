/**
 * Waits for its turn and gives what ends it; rejects with the signal's reason, out of the line, when that comes first.
 * A task that takes many turns says in each which one it is: those of a person go by `task`, the smallest first.
 */
export type Turn = (who: string, signal?: AbortSignal, task?: number) => Promise<() => void>

type Task = { begin: () => void; task: number }

/** Lets one task run at a time. People take turns, so that one with many tasks holds nobody up; a person's own go in order. */
export function createFairQueue(): Turn {
  /** The people who wait, the next one first, each with his tasks. */
  const line = new Map<string, Task[]>()
  let running = false

  const next = () => {
    const [first] = line
    running = first !== undefined
    if (!first) return
    const [who, [task, ...rest]] = first
    line.delete(who)
    if (rest.length > 0) line.set(who, rest)
    task?.begin()
  }

  const leave = (who: string, task: Task) => {
    const rest = (line.get(who) ?? []).filter(other => other !== task)
    if (rest.length > 0) line.set(who, rest)
    else line.delete(who)
  }

  return (who, signal, number = 0) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const abort = () => {
        leave(who, task)
        reject(signal?.reason as Error)
      }
      const task: Task = {
        task: number,
        begin() {
          signal?.removeEventListener('abort', abort)
          resolve(next)
        },
      }
      signal?.addEventListener('abort', abort, { once: true })
      line.set(
        who,
        [...(line.get(who) ?? []), task].toSorted((a, b) => a.task - b.task),
      )
      if (!running) next()
    })
}
