import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'

import { paragraphOf } from '#tests/support/yclient.ts'

/**
 * Returns a body of single characters, each written before the last one, so that no two structs can
 * be joined. A client writes `perClient` of them.
 */
export function bodyOfCharacters(characters: number, perClient: number): Uint8Array {
  const doc = new Y.Doc()
  doc.clientID = 1
  const text = paragraphOf(doc)
  doc.transact(() => {
    for (let i = 0; i < characters; i++) {
      if (i % perClient === 0) doc.clientID = 1000 + i / perClient
      text.insert(0, String.fromCharCode(97 + (i % 26)))
    }
  })
  return Y.encodeStateAsUpdate(doc)
}

/** Returns a state vector with one clock of one client. */
export const stateVector = (client: number, clock: number): Uint8Array =>
  encoding.encode(encoder => {
    for (const number of [1, client, clock]) encoding.writeVarUint(encoder, number)
  })

/**
 * Returns an update of `count` collected structs of one clock each, from `start`: two bytes each.
 * With `gaps`, a clock is missing between any two of them, which takes two more bytes.
 */
export const tinyStructs = (count: number, client: number, start = 0, gaps = false): Uint8Array =>
  encoding.encode(encoder => {
    for (const number of [1, gaps ? 2 * count - 1 : count, client, start])
      encoding.writeVarUint(encoder, number)
    for (let i = 0; i < count; i++) {
      // A skipped clock, then a collected one.
      if (gaps && i > 0) for (const byte of [10, 1]) encoding.writeUint8(encoder, byte)
      for (const byte of [0, 1]) encoding.writeUint8(encoder, byte)
    }
    encoding.writeVarUint(encoder, 0)
  })

/** Returns a random client id that takes five bytes, like those of Yjs. */
export const randomClient = (): number => 2 ** 31 + Math.floor(Math.random() * 2 ** 30)
