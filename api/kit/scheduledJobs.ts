import type { Logger } from '#platform/logger.ts'

/** Periodic work. It must be safe to repeat, and to run in several processes at once. */
export type Job = { name: string; everyMs: number; run: () => Promise<void> }

export const HOUR_MS = 3_600_000

/** Runs each job now and at its interval. A failure is logged, and the job runs again next time. */
export function startScheduledJobs(jobs: readonly Job[], logger: Logger): { stop(): Promise<void> } {
  const running = new Map<string, Promise<void>>()
  const start = ({ name, run }: Job) => {
    if (running.has(name)) return
    const work = run()
      .catch((error: unknown) => logger.error({ err: error, job: name }, 'a scheduled job failed'))
      .finally(() => running.delete(name))
    running.set(name, work)
  }
  // A process that runs for less than an hour runs its jobs too.
  for (const job of jobs) start(job)
  const timers = jobs.map(job => setInterval(start, job.everyMs, job))
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running.values())
    },
  }
}
