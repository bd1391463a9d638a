import type { Logger } from '#platform/logger.ts'

/** Work that comes back: it must be safe to do twice and in several processes at once. */
export type Job = { name: string; everyMs: number; run: () => Promise<void> }

/** Runs each job now and every so often; one that fails is logged and comes back at its next time. */
export function startUpkeep(jobs: readonly Job[], logger: Logger): { stop(): Promise<void> } {
  const running = new Map<string, Promise<void>>()
  const start = ({ name, run }: Job) => {
    if (running.has(name)) return
    const work = run()
      .catch((error: unknown) => logger.error({ err: error, job: name }, 'upkeep failed'))
      .finally(() => running.delete(name))
    running.set(name, work)
  }
  // A process that never lives for an hour does its upkeep too.
  for (const job of jobs) start(job)
  const timers = jobs.map(job => setInterval(start, job.everyMs, job))
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running.values())
    },
  }
}
