import { baseOf } from '#document/base.ts'
import type { Body } from '#document/body.ts'
import { parseBody } from '#document/parse.ts'

const EMPTY = { type: 'doc', content: [{ type: 'paragraph' }] }

/**
 * Returns the body of a projection. Null is the body of a document that no one has written in. Throws
 * if it is none.
 */
export function readStored(documentId: string, stored: unknown): Body {
  const body = parseBody(stored ?? EMPTY, { characters: Number.POSITIVE_INFINITY })
  if (!body.ok) throw new Error(`The projection of ${documentId} is not a body`)
  return body.value
}

/** Returns the same without suggestions and comments. */
export const baseOfStored = (documentId: string, stored: unknown): Body =>
  baseOf(readStored(documentId, stored))
