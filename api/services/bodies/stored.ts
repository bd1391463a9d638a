import { baseOf } from '#document/base.ts'
import type { Body } from '#document/body.ts'
import { parseBody } from '#document/parse.ts'
import { quotesIn } from '#document/quotes.ts'
import { charactersIn, hasMoreVariables } from '#schema/snippets/variables.ts'

/** The body of a document that no one has written in, as JSON text. */
export const EMPTY_BODY = '{"type":"doc","content":[{"type":"paragraph"}]}'

/** Returns a stored body, which is JSON text. Throws if it is none. */
export function readStored(text: string): Body {
  const parsed = parseBody(JSON.parse(text), { characters: Number.POSITIVE_INFINITY })
  if (!parsed.ok) throw new Error(`A stored body is not valid: ${JSON.stringify(parsed.error)}`)
  return parsed.value
}

/** A body without suggestions and comments, and the text under the marks of each comment thread. */
export type ShownBody = { base: Body; quotes: [thread: string, quote: string][] }

export function shownBody(text: string): ShownBody {
  const body = readStored(text)
  return { base: baseOf(body), quotes: [...quotesIn(body)] }
}

/** A body without suggestions and comments as JSON text, or the reason why it cannot be used elsewhere. */
export type UsableBody = { body: string } | { problem: 'tooLong' | 'tooManyVariables' }

/** The editor keeps its text within these limits. Other clients, and texts that were merged, may not. */
export function usableBody(text: string, charactersMax: number): UsableBody {
  const body = baseOf(readStored(text))
  if (charactersIn(body) > charactersMax) return { problem: 'tooLong' }
  return hasMoreVariables(body) ? { problem: 'tooManyVariables' } : { body: JSON.stringify(body) }
}
