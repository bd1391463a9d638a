import { setTimeout as sleep } from 'node:timers/promises'

import type { Listener } from '#platform/database/listener.ts'
import type { Logger } from '#platform/logger.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000

/** The functions of the loop that a source may use. */
export type LoopContext = {
  /** Aborts when the loop stops. */
  signal: AbortSignal
  /** Asks for another pass. */
  wake: () => void
  /** Logs with the name of the loop. */
  logger: Logger
}

/** Where a loop finds its work: `heldClaims` or `leasedClaims`. */
export interface ClaimSource {
  /**
   * Claims due jobs and does them, or begins to. Returns whether more may be due. Rejects when it
   * cannot claim, or when jobs cannot be done for now: the loop backs off and tries again.
   */
  pass(loop: LoopContext): Promise<'more' | 'idle'>
  /** Resolves when every job that was begun has ended. */
  finish(): Promise<void>
}

type Options = {
  /** Names the loop in log lines. */
  name: string
  /** Postgres channel whose notifications wake the loop. */
  channel: string
  /**
   * Milliseconds between sweeps. A sweep finds jobs whose notification was lost or whose worker
   * died.
   */
  sweepMs: number
  /**
   * Milliseconds of rest after a pass that found no more, so that the jobs of a busy time are taken
   * many at a time. None by default.
   */
  restMs?: number
  source: ClaimSource
  /** Starts after the loop. */
  listener: Listener
  logger: Logger
}

export type ClaimLoop = {
  /** Claims nothing more and resolves when every job under way has ended. */
  stop(): Promise<void>
}

/**
 * Works through rows of a table that any number of processes share. Each row is claimed with
 * FOR UPDATE SKIP LOCKED. A notification or the sweep wakes the loop.
 */
export function startClaimLoop(options: Options): ClaimLoop {
  const { name, channel, sweepMs, restMs = 0, source, listener, logger } = options
  const stopping = new AbortController()
  let wanted = true
  let resume: () => void = () => undefined
  const wake = () => {
    wanted = true
    resume()
  }
  const unlisten = listener.on(channel, wake)
  const sweep = setInterval(wake, sweepMs)
  const context = { signal: stopping.signal, wake, logger: logger.child({ loop: name }) }

  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined)

  const run = async () => {
    let failures = 0
    while (!stopping.signal.aborted) {
      if (!wanted) {
        await new Promise<void>(resolve => (resume = resolve))
        continue
      }
      wanted = false
      try {
        if ((await source.pass(context)) === 'more') wanted = true
        else if (restMs > 0) await pause(restMs)
        failures = 0
      } catch (error) {
        context.logger.error({ err: error }, 'work could not be claimed or done; trying again')
        wanted = true
        await pause(pauseAfter(failures++))
      }
    }
  }
  const running = run()

  return {
    async stop() {
      stopping.abort()
      unlisten()
      clearInterval(sweep)
      resume()
      await running
      await source.finish()
    },
  }
}

/**
 * Returns milliseconds of exponential backoff, with jitter so that processes do not retry together.
 */
const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2)
