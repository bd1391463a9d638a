import type * as Y from 'yjs'

import { IdSet } from '#document/acts/idSet.ts'
import { broughtBy, spanOfRun, type RecordedAct, type Span } from '#document/acts/record.ts'

import { isOwnClient } from './ownClients.ts'

/** Returns acts without those that only replace text of this page which others do not know: these cannot lose. */
export function undecidedIn(doc: Y.Doc, acts: readonly RecordedAct[], known: IdSet): RecordedAct[] {
  const brought = new IdSet()
  const isOwn = (span: Span) =>
    isOwnClient(doc, span.client) && !known.overlaps(span) && !brought.overlaps(span)
  return acts
    .toSorted((one, other) => one.order - other.order)
    .filter(act => {
      const { runs, block } = act
      if (!block && runs.length > 0 && runs.map(spanOfRun).every(isOwn)) return false
      for (const span of broughtBy(act)) brought.add(span)
      return true
    })
}
