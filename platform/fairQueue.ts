type Options = {
  signal?: AbortSignal | undefined
  /** A user's tasks run in the order of this number, smallest first. */
  task?: number
  /** Whether the task waits until no other task does. */
  last?: boolean
}

/**
 * Waits for a turn and returns the function that ends it. Rejects with the signal's reason if that
 * aborts first, and leaves the queue.
 */
export type Turn = (who: string, options?: Options) => Promise<() => void>

type Task = { begin: () => void; task: number }
/** The waiting users with their tasks, the next one first. */
type Line = Map<string, Task[]>

/**
 * A queue that runs one task at a time. Users take turns, so that a user with many tasks does not
 * block the others. The tasks of one user run in order.
 */
export function createFairQueue(): Turn {
  const lines = { usual: new Map(), last: new Map() } satisfies Record<string, Line>
  let running = false

  const next = () => {
    const line: Line = lines.usual.size > 0 ? lines.usual : lines.last
    const [first] = line
    running = first !== undefined
    if (!first) return
    const [who, [task, ...rest]] = first
    line.delete(who)
    if (rest.length > 0) line.set(who, rest)
    task?.begin()
  }

  const leave = (line: Line, who: string, task: Task) => {
    const rest = (line.get(who) ?? []).filter(other => other !== task)
    if (rest.length > 0) line.set(who, rest)
    else line.delete(who)
  }

  return (who, { signal, task: number = 0, last = false } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const line: Line = last ? lines.last : lines.usual
      const abort = () => {
        leave(line, who, task)
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
