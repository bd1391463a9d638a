import { pino } from 'pino'
import { z } from 'zod'

import type { Logger } from '#platform/logger.ts'

const line = z.object({ msg: z.string() })

/** Returns a logger whose messages a test reads, in order and of every level. */
export function collectedLog(): { logger: Logger; messages: string[]; count: (message: string) => number } {
  const messages: string[] = []
  const logger = pino(
    { level: 'debug' },
    { write: (text: string) => void messages.push(line.parse(JSON.parse(text)).msg) },
  )
  return { logger, messages, count: message => messages.filter(one => one === message).length }
}
