import type * as z from 'zod/mini'

import { mayKeep } from '../lib/signOut.ts'
import { isUnreachable } from './httpError.ts'

const PREFIX = 'bluepencil/read/'

/**
 * Returns the answer of `read`, and keeps it on this device under `name`. If the server cannot be
 * reached, returns the kept answer instead, if there is one that `schema` accepts. A null answer is
 * not kept.
 */
export async function keptRead<T>(
  name: string,
  schema: z.ZodMiniType<T>,
  read: () => Promise<T>,
): Promise<T> {
  try {
    const answer = await read()
    keepRead(name, answer)
    return answer
  } catch (error) {
    const kept = isUnreachable(error) ? find(name, schema) : undefined
    if (kept === undefined) throw error
    return kept
  }
}

/** Removes all kept answers from this device. */
export function forgetKeptReads(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
}

/** Keeps an answer on this device under `name`, after a change of it. */
export function keepRead(name: string, answer: unknown): void {
  try {
    if (answer === null || answer === undefined) localStorage.removeItem(PREFIX + name)
    else if (mayKeep()) localStorage.setItem(PREFIX + name, JSON.stringify(answer))
  } catch {
    // The device is full, or keeps nothing: then this opens with a connection only.
  }
}

function find<T>(name: string, schema: z.ZodMiniType<T>): T | undefined {
  const kept = localStorage.getItem(PREFIX + name)
  if (kept === null) return undefined
  try {
    return schema.parse(JSON.parse(kept))
  } catch {
    return undefined
  }
}
