import * as Y from 'yjs'

import { decodeAct } from './codec.ts'
import { ACTS_FIELD, MAX_RECORD_BYTES, MAX_RECORDS, recordKey } from './record.ts'

/**
 * Returns what does not belong among the records of acts: content that is no record under its own
 * name, which no one would see, and all records if there are too many.
 */
function untidy(doc: Y.Doc): Y.Item[] {
  const records = doc.getMap(ACTS_FIELD)
  const [kept, found]: [Y.Item[], Y.Item[]] = [[], []]
  let bytes = 0
  // Yjs's internal lists: a map shows no content without a name.
  for (let item = records._start; item; item = item.right) if (!item.deleted) found.push(item)
  for (const [key, item] of records._map) {
    if (item.deleted) continue
    const content = item.content instanceof Y.ContentBinary ? item.content.content : null
    const act = content && decodeAct(content)
    if (!content || !act || key !== recordKey(act.order, item.id)) found.push(item)
    else {
      kept.push(item)
      bytes += content.length
    }
  }
  return kept.length > MAX_RECORDS || bytes > MAX_RECORD_BYTES ? [...found, ...kept] : found
}

export const areActsTidy = (doc: Y.Doc): boolean => untidy(doc).length === 0

/** Deletes what does not belong among the records of acts, in one transaction. */
export function tidyActs(doc: Y.Doc): void {
  const items = untidy(doc)
  if (items.length === 0) return
  doc.transact(transaction => {
    for (const item of items) item.delete(transaction)
  })
}
