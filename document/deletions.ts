import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'

import type { IdSet } from './acts/idSet.ts'
import type { Span } from './acts/record.ts'

/**
 * Returns an update without the deletions of ids that are not known. Yjs would keep them, and
 * delete text that someone writes later. `start`: where the deletions begin.
 */
export function deletingOnly(known: IdSet, update: Uint8Array, start: number): Uint8Array {
  const reader = new Y.UpdateDecoderV1({ arr: update, pos: start })
  const kept = new Map<number, Span[]>()
  for (let clients = reader.readLen(); clients > 0; clients -= 1) {
    const client = reader.readLen()
    const own: Span[] = []
    for (let ranges = reader.readLen(); ranges > 0; ranges -= 1) {
      const from = reader.readDsClock()
      own.push(...known.present({ client, from, to: from + reader.readDsLen() }))
    }
    if (own.length > 0) kept.set(client, own)
  }
  return encoding.encode(encoder => {
    const write = (value: number) => encoding.writeVarUint(encoder, value)
    encoding.writeUint8Array(encoder, update.subarray(0, start))
    write(kept.size)
    for (const [client, spans] of kept) {
      write(client)
      write(spans.length)
      for (const { from, to } of spans) {
        write(from)
        write(to - from)
      }
    }
  })
}
