import { pino, type Logger } from 'pino'

export type { Logger }

/** A JSON line logger on standard error, so that standard output holds only what a user is to read. */
export const createLogger = (level: string): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['password', '*.password', 'headers.cookie', 'headers.authorization'],
    },
    pino.destination({ fd: 2, sync: true }),
  )
