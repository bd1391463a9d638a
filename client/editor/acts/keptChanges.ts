import * as z from 'zod/mini'

import type { Changes } from './unsent.ts'

const whole = z.number().check(z.int(), z.nonnegative())
const id = z.object({ client: whole, clock: whole })
const spans = z.array(z.object({ client: whole, from: whole, to: whole }))
const moves = z.array(z.object({ taken: id, brought: id, text: spans, parts: spans }))
const changes = z.object({ moves, deletions: spans, late: spans })

/** A browser keeps a few megabytes for all documents. */
const MAX_LENGTH = 200_000

/** Returns the changes of a page as its device keeps them: of large ones, only the moves, or nothing. */
export function encodeChanges(made: Changes): string {
  const texts = [made, { ...made, deletions: [], late: [] }].map(encoded)
  return texts.find(text => text.length <= MAX_LENGTH) ?? ''
}

const encoded = ({ moves, deletions, late }: Changes): string =>
  moves.length + deletions.length + late.length === 0 ? '' : JSON.stringify({ moves, deletions, late })

/** Returns changes that a device has kept, or none if they cannot be read. */
export function decodeChanges(text: string): Changes {
  const none = { moves: [], deletions: [], late: [] }
  if (text === '') return none
  try {
    const kept: unknown = JSON.parse(text)
    // Earlier versions kept the moves alone.
    return Array.isArray(kept) ? { ...none, moves: moves.parse(kept) } : changes.parse(kept)
  } catch {
    return none
  }
}
