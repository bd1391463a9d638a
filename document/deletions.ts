import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'

import type { IdSet } from './acts/idSet.ts'

/**
 * Returns an update without the deletions of ids that are not known. Yjs would keep them, and
 * delete text that someone writes later. `start`: where the deletions begin. Makes no objects for
 * ranges: there may be half a million.
 */
export function deletingOnly(known: IdSet, update: Uint8Array, start: number): Uint8Array {
  const reader = new Y.UpdateDecoderV1({ arr: update, pos: start })
  const kept = encoding.createEncoder()
  let count = 0
  for (let clients = reader.readLen(); clients > 0; clients -= 1) {
    const client = reader.readLen()
    const own = encoding.createEncoder()
    const parts = writeKnown(own, reader, known.of(client))
    if (parts === 0) continue
    count += 1
    encoding.writeVarUint(kept, client)
    encoding.writeVarUint(kept, parts)
    encoding.writeUint8Array(kept, encoding.toUint8Array(own))
  }
  return encoding.encode(encoder => {
    encoding.writeUint8Array(encoder, update.subarray(0, start))
    encoding.writeVarUint(encoder, count)
    encoding.writeUint8Array(encoder, encoding.toUint8Array(kept))
  })
}

/** Writes the known parts of the ranges of one client, which are in order. Returns their number. */
function writeKnown(
  encoder: encoding.Encoder,
  reader: Y.UpdateDecoderV1,
  known: readonly { from: number; to: number }[],
): number {
  let parts = 0
  let first = 0
  for (let ranges = reader.readLen(); ranges > 0; ranges -= 1) {
    const from = reader.readDsClock()
    const to = from + reader.readDsLen()
    while ((known[first]?.to ?? Infinity) <= from) first += 1
    let at = first
    for (let span = known[at]; span && span.from < to; span = known[++at]) {
      const start = Math.max(from, span.from)
      encoding.writeVarUint(encoder, start)
      encoding.writeVarUint(encoder, Math.min(to, span.to) - start)
      parts += 1
    }
  }
  return parts
}
