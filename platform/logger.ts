import { pino, type Logger } from 'pino'
import { z } from 'zod'

import { isOutage } from './database/outage.ts'

export type { Logger }

/**
 * Returns the loggable part of an error. A database's error also carries the statement's values,
 * which may be users' texts.
 */
export const describeError = (error: unknown): unknown =>
  error instanceof Error
    ? {
        type: error.name,
        message: error.message,
        ...('code' in error && { code: error.code }),
        stack: error.stack,
        ...(error.cause !== undefined && { cause: describeError(error.cause) }),
      }
    : { message: String(error) }

const MINUTE_MS = 60_000

/**
 * Returns a filter of log lines. While the database is unavailable, each message about it passes
 * once a minute, and then says how often it was repeated. `now`: in milliseconds.
 */
export function outageFilter(now = () => performance.now()) {
  const known = new Map<string, { at: number; repeated: number }>()
  return (line: unknown, message: unknown): 'drop' | { repeated: number } | null => {
    const parsed = lineWithError.safeParse(line)
    if (!parsed.success || !isOutage(parsed.data.err)) return null
    const key = String(message)
    const last = known.get(key)
    if (last && now() - last.at < MINUTE_MS) {
      last.repeated++
      return 'drop'
    }
    known.set(key, { at: now(), repeated: 0 })
    return last && last.repeated > 0 ? { repeated: last.repeated } : null
  }
}

const lineWithError = z.object({ err: z.unknown() })

/** Returns a logger of JSON lines on standard error. Standard output is for users. */
export function createLogger(level: string): Logger {
  const filter = outageFilter()
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: [
        'password',
        '*.password',
        'headers.cookie',
        'headers.authorization',
        'headers["sec-websocket-protocol"]',
      ],
      hooks: {
        logMethod(args, method) {
          const [line, message] = args
          const outcome = filter(line, message)
          if (outcome === 'drop') return
          if (outcome && typeof line === 'object' && line !== null) Object.assign(line, outcome)
          method.apply(this, args)
        },
      },
    },
    pino.destination({ fd: 2, sync: true }),
  )
}
