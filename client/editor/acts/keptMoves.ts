import * as z from 'zod/mini'

import type { Moved } from './moved.ts'

const whole = z.number().check(z.int(), z.nonnegative())
const id = z.object({ client: whole, clock: whole })
const span = z.object({ client: whole, from: whole, to: whole })
const moves = z.array(z.object({ taken: id, brought: id, text: z.array(span), parts: z.array(span) }))

/** A browser keeps a few megabytes for all documents. */
const MAX_LENGTH = 200_000

/** Returns the moves of a page as its device keeps them. Those of a large change are not kept. */
export function encodeMoves(made: readonly Moved[]): string {
  const text = made.length === 0 ? '' : JSON.stringify(made)
  return text.length > MAX_LENGTH ? '' : text
}

/** Returns moves that a device has kept, or none if they cannot be read. */
export function decodeMoves(text: string): Moved[] {
  if (text === '') return []
  try {
    return moves.parse(JSON.parse(text))
  } catch {
    return []
  }
}
