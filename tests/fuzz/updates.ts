import * as encoding from 'lib0/encoding'

import { below, oneOf, type Random } from './random.ts'

type Encoder = encoding.Encoder

/** Few clients and clocks, so that updates collide: duplicate, missing and deleted positions. */
const CLIENTS = [4, 3, 2, 1]
const CLOCKS = 30

const HAS_ORIGIN = 0b1000_0000
const HAS_RIGHT_ORIGIN = 0b0100_0000
const HAS_KEY = 0b0010_0000
const KIND = { gc: 0, deleted: 1, string: 4, embed: 5, format: 6, type: 7, any: 8, skip: 10 } as const
const TYPE = { element: 3, text: 6 } as const

const ELEMENTS = ['paragraph', 'heading', 'blockquote', 'bulletList', 'listItem', 'codeBlock', 'hardBreak']
const FORMATS = ['bold', 'link', 'comment--AAAAAAAA']
const ROOTS = ['default', 'default', 'default', 'other']
const KEYS = ['level', 'href', 'x']

/**
 * Returns a well-formed update that no editor makes: arbitrary references, reused clocks, gaps, and
 * deletions of missing items.
 */
export function arbitraryUpdate(random: Random): Uint8Array {
  return encoding.encode(encoder => {
    const clients = CLIENTS.filter(() => random() < 0.5)
    encoding.writeVarUint(encoder, clients.length)
    for (const client of clients) writeStructs(encoder, random, client)
    writeDeletions(encoder, random)
  })
}

function writeStructs(encoder: Encoder, random: Random, client: number): void {
  const count = 1 + below(random, 6)
  encoding.writeVarUint(encoder, count)
  encoding.writeVarUint(encoder, client)
  encoding.writeVarUint(encoder, random() < 0.3 ? 0 : below(random, CLOCKS))
  for (let i = 0; i < count; i++) writeStruct(encoder, random)
}

function writeStruct(encoder: Encoder, random: Random): void {
  const kind = oneOf(random, [
    KIND.string,
    KIND.string,
    KIND.type,
    KIND.type,
    KIND.type,
    KIND.format,
    KIND.any,
    KIND.embed,
    KIND.deleted,
    KIND.gc,
    KIND.skip,
  ])
  if (kind === KIND.gc || kind === KIND.skip) {
    encoding.writeUint8(encoder, kind)
    encoding.writeVarUint(encoder, 1 + below(random, 4))
    return
  }
  const origin = random() < 0.5 ? HAS_ORIGIN : 0
  const rightOrigin = random() < 0.3 ? HAS_RIGHT_ORIGIN : 0
  const key = random() < 0.15 && kind !== KIND.type ? HAS_KEY : 0
  encoding.writeUint8(encoder, kind | origin | rightOrigin | key)
  if (origin) writeId(encoder, random)
  if (rightOrigin) writeId(encoder, random)
  if (!origin && !rightOrigin) {
    const isRoot = random() < 0.4
    encoding.writeVarUint(encoder, isRoot ? 1 : 0)
    if (isRoot) encoding.writeVarString(encoder, kind === KIND.type ? oneOf(random, ROOTS) : 'other')
    else writeId(encoder, random)
    if (key) encoding.writeVarString(encoder, oneOf(random, KEYS))
  }
  writeContent(encoder, random, kind)
}

function writeId(encoder: Encoder, random: Random): void {
  encoding.writeVarUint(encoder, oneOf(random, CLIENTS))
  encoding.writeVarUint(encoder, below(random, CLOCKS))
}

function writeContent(encoder: Encoder, random: Random, kind: number): void {
  switch (kind) {
    case KIND.string:
      return encoding.writeVarString(encoder, oneOf(random, ['a', 'bc', '𝒳y', 'ü', '\u{1f469}‍🚀']))
    case KIND.deleted:
      return encoding.writeVarUint(encoder, 1 + below(random, 3))
    case KIND.embed:
      return encoding.writeVarString(encoder, oneOf(random, ['1', '{"a":[1]}', 'null']))
    case KIND.format:
      encoding.writeVarString(encoder, oneOf(random, FORMATS))
      return encoding.writeVarString(
        encoder,
        oneOf(random, ['true', 'null', '{"href":"https://example.com"}']),
      )
    case KIND.any:
      encoding.writeVarUint(encoder, 1)
      return encoding.writeAny(encoder, oneOf(random, [1, 'two', null, true]))
    default: {
      const type = random() < 0.6 ? TYPE.element : TYPE.text
      encoding.writeVarUint(encoder, type)
      if (type === TYPE.element) encoding.writeVarString(encoder, oneOf(random, ELEMENTS))
    }
  }
}

function writeDeletions(encoder: Encoder, random: Random): void {
  const clients = random() < 0.4 ? [oneOf(random, CLIENTS)] : []
  encoding.writeVarUint(encoder, clients.length)
  for (const client of clients) {
    encoding.writeVarUint(encoder, client)
    encoding.writeVarUint(encoder, 1)
    encoding.writeVarUint(encoder, below(random, CLOCKS))
    encoding.writeVarUint(encoder, 1 + below(random, 5))
  }
}
