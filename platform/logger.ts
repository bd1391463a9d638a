import { pino, type Logger } from 'pino'

export type { Logger }

/**
 * What is logged of an error: only what its maker wrote. A database's error also carries the statement's values, and
 * those may be what somebody has written.
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

/** A JSON line logger on standard error, so that standard output holds only what a user is to read. */
export const createLogger = (level: string): Logger =>
  pino(
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
    },
    pino.destination({ fd: 2, sync: true }),
  )
