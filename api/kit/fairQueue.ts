/**
 * Waits for a turn and returns the function that ends it. Rejects with the signal's reason if that
 * aborts first, and leaves the queue. A user's tasks run in the order of `task`, smallest first.
 */
export type Turn = (who: string, signal?: AbortSignal, task?: number) => Promise<() => void>

type Task = { begin: () => void; task: number }

/**
 * A queue that runs one task at a time. Users take turns, so that a user with many tasks does not
 * block the others. The tasks of one user run in order.
 */
export function createFairQueue(): Turn {
  /** The waiting users with their tasks, the next one first. */
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
