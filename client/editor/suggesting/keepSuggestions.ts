import type { Doc, Transaction } from 'yjs'

import { ACTS_FIELD } from '#document/acts/record.ts'
import { endedSuggestionsIn, markTexts } from '#document/keptSuggestions.ts'

/** The origin of text that is suggested again. It is no step of the history. */
const KEPT = Symbol('kept suggestions')

/**
 * Suggests text of an author again that a decision of another person did not know. For those who may
 * only suggest, the server does so. Returns a function that ends this.
 */
export function keepSuggestions(body: Doc, author: string): () => void {
  const acts = body.getMap(ACTS_FIELD)
  const keep = (transaction: Transaction) => {
    const changed: ReadonlyMap<unknown, unknown> = transaction.changed
    if (transaction.local || !changed.has(acts)) return
    markTexts(body, endedSuggestionsIn(transaction, author), KEPT)
  }
  body.on('afterTransaction', keep)
  return () => body.off('afterTransaction', keep)
}
