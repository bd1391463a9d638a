import * as encoding from 'lib0/encoding'
import type * as Y from 'yjs'

const STRING = 4
const HAS_ORIGIN = 0b1000_0000
const HAS_RIGHT_ORIGIN = 0b0100_0000

/**
 * Returns an update that no editor makes: letters of a new client, `writer`, which name the first character of a
 * run of text as their left neighbor, and each of the next ones as their right neighbor.
 */
export function crowd(run: Y.Item, count: number, writer = run.id.client + 1): Uint8Array {
  if (count >= run.length) throw new Error('The run has too few characters.')
  const { client, clock } = run.id
  return encoding.encode(encoder => {
    const write = (...numbers: number[]) => numbers.forEach(one => encoding.writeVarUint(encoder, one))
    write(1, count, writer, 0)
    for (let n = 1; n <= count; n += 1) {
      encoding.writeUint8(encoder, STRING | HAS_ORIGIN | HAS_RIGHT_ORIGIN)
      write(client, clock, client, clock + n)
      encoding.writeVarString(encoder, 'x')
    }
    write(0)
  })
}
