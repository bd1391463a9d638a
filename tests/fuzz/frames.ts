import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'

import { MESSAGE, SYNC } from '#schema/collab/protocol.ts'
import { paragraphOf } from '#tests/support/yclient.ts'

import { arbitraryUpdate } from './updates.ts'

type Random = () => number

const frameOf = (write: (encoder: encoding.Encoder) => void): Uint8Array => encoding.encode(write)
const syncFrame = (kind: number, bytes: Uint8Array): Uint8Array =>
  frameOf(encoder => {
    encoding.writeVarUint(encoder, MESSAGE.sync)
    encoding.writeVarUint(encoder, kind)
    encoding.writeVarUint8Array(encoder, bytes)
  })

const nested = (levels: number): Uint8Array => {
  const doc = new Y.Doc()
  doc.transact(() => {
    let parent: Y.XmlFragment | Y.XmlElement = doc.getXmlFragment('default')
    for (let i = 0; i < levels; i++) {
      const child = new Y.XmlElement('blockquote')
      parent.insert(0, [child])
      parent = child
    }
  })
  return Y.encodeStateAsUpdate(doc)
}

const typed = (text: string): Uint8Array => {
  const doc = new Y.Doc()
  paragraphOf(doc).insert(0, text)
  paragraphOf(doc).delete(0, 1)
  return Y.encodeStateAsUpdate(doc)
}

const foreign = (): Uint8Array => {
  const doc = new Y.Doc()
  doc.getMap('m').set('k', new Uint8Array(50))
  doc.getArray('a').insert(0, [1, 'two', { three: 3 }, new Y.Map()])
  doc.getXmlFragment('default').insert(0, [new Y.XmlElement('script')])
  return Y.encodeStateAsUpdate(doc)
}

const awareness = (entries: [number, number, string][], count = entries.length): Uint8Array =>
  frameOf(encoder => {
    encoding.writeVarUint(encoder, MESSAGE.awareness)
    encoding.writeVarUint8Array(
      encoder,
      frameOf(inner => {
        encoding.writeVarUint(inner, count)
        for (const [client, clock, state] of entries) {
          encoding.writeVarUint(inner, client)
          encoding.writeVarUint(inner, clock)
          encoding.writeVarString(inner, state)
        }
      }),
    )
  })

/** Meaningful frames, valid or not. Each sent frame is one of them or a corrupted copy. */
const SEEDS: Uint8Array[] = [
  syncFrame(SYNC.step1, Uint8Array.of(0)),
  syncFrame(SYNC.step1, Y.encodeStateVector(new Map([[7, 2 ** 40]]))),
  syncFrame(SYNC.step2, Uint8Array.of(0, 0)),
  syncFrame(SYNC.update, typed('abcdefgh')),
  syncFrame(SYNC.step2, typed('ä'.repeat(200))),
  syncFrame(SYNC.update, nested(40)),
  syncFrame(SYNC.update, nested(400)),
  syncFrame(SYNC.update, foreign()),
  awareness([[1, 1, '{"user":{"name":"x"}}']]),
  awareness([[2 ** 32 - 1, 2 ** 50, 'null']]),
  awareness([[3, 1, '{not json']]),
  awareness([], 2 ** 40),
  Uint8Array.of(MESSAGE.queryAwareness),
  Uint8Array.of(MESSAGE.auth, 0),
  Uint8Array.of(MESSAGE.status, 1, 5),
]

const spoils: ((bytes: Uint8Array, random: Random) => Uint8Array)[] = [
  bytes => bytes,
  // Flips some bits.
  (bytes, random) => {
    const spoilt = bytes.slice()
    for (let i = Math.ceil(random() * 5); i > 0 && spoilt.length > 0; i--) {
      const at = Math.floor(random() * spoilt.length)
      spoilt[at] = (spoilt[at] ?? 0) ^ (1 << Math.floor(random() * 8))
    }
    return spoilt
  },
  // Truncates or extends the frame.
  (bytes, random) => bytes.slice(0, Math.floor(random() * bytes.length)),
  (bytes, random) => Uint8Array.of(...bytes, ...noise(random, 8)),
  // Inserts a huge number.
  (bytes, random) => {
    const at = Math.floor(random() * bytes.length)
    return Uint8Array.of(...bytes.slice(0, at), 255, 255, 255, 255, 255, 255, 127, ...bytes.slice(at + 1))
  },
  // Joins two frames.
  (bytes, random) => Uint8Array.of(...bytes, ...(SEEDS[Math.floor(random() * SEEDS.length)] ?? [])),
  // Keeps only the head.
  (bytes, random) => Uint8Array.of(...bytes.slice(0, 3), ...noise(random, 100)),
]

const noise = (random: Random, longest: number): Uint8Array =>
  Uint8Array.from({ length: Math.floor(random() * longest) }, () => Math.floor(random() * 256))

/** Returns an arbitrary frame: noise, a valid frame, an unusual one, or a corrupted one. */
export function arbitraryFrame(random: Random): Uint8Array {
  const kind = random()
  if (kind < 0.15) return noise(random, 300)
  if (kind < 0.4) return syncFrame(SYNC.update, arbitraryUpdate(random))
  const seed = SEEDS[Math.floor(random() * SEEDS.length)] ?? new Uint8Array()
  const spoil = spoils[Math.floor(random() * spoils.length)]
  return spoil ? spoil(seed, random) : seed
}
