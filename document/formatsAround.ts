import type * as Y from 'yjs'

import { isBy, isInsertionBy, markingOf, remembering, type Marking } from './keptSuggestions.ts'
import { isTextSuggestion } from './suggestions.ts'
import { markNameOf } from './yjs.ts'

/**
 * Returns what a transaction has changed in the formats of others in texts with suggested text of an
 * author, as it was before. Where someone begins or ends a format at the same moment, that of the
 * author's text ends or begins it, too. So does a page that only deletes what Yjs finds redundant: a text
 * may come between. To be called by an observer of `afterTransaction`.
 */
export function changedAroundIn(transaction: Y.Transaction, author: string): Marking {
  const { beforeState, afterState } = transaction
  const isOfDeletions = [...afterState].every(([client, clock]) => beforeState.get(client) === clock)
  return markingOf(transaction, seen => {
    const isOwn = remembering(now => [...now].some(([key, value]) => isInsertionBy(author, key, value)))
    const changedIn = remembering((now, before) => {
      const changed = [...new Set([...before.keys(), ...now.keys()])].flatMap(key => {
        const [was, is] = [before.get(key) ?? null, now.get(key) ?? null]
        const isDecided = isOfDeletions && isTextSuggestion(markNameOf(key))
        return isSame(was, is) || isDecided || mayChange(author, key, is ?? was) ? [] : [[key, was] as const]
      })
      return changed.length > 0 ? Object.fromEntries(changed) : null
    })
    let isChanged = isOfDeletions
    for (const { now, before } of seen()) isChanged ||= isOwn(now, before)
    return ({ isNew, now, before }) =>
      isNew || !isChanged || isOwn(now, before) ? null : changedIn(now, before)
  })
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether a format of the text of others is a suggestion of an author. */
const mayChange = (author: string, key: string, value: unknown): boolean =>
  ['deletion', 'formatting', 'linking'].includes(markNameOf(key)) && isBy(value, author)
