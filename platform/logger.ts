import { pino, type Logger } from 'pino'

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

/** Returns a logger of JSON lines on standard error. Standard output is for users. */
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
