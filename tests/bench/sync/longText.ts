import * as Y from 'yjs'

import { readTrace, type Trace } from '#tests/support/trace/format.ts'
import { generateTrace } from '#tests/support/trace/generator.ts'
import { stepsOf } from '#tests/support/trace/steps.ts'

/** Encoded size of a long document, in bytes. */
const LONG_BYTES = 245_000

export type LongText = {
  /** The updates in typing order. */
  updates: Uint8Array[]
  /** The same text as one update. */
  whole: Uint8Array
  characters: number
}

let made: LongText | null = null

/**
 * Returns a realistic long document: a session of several writers, then words inserted all over the
 * text.
 */
export function longText(): LongText {
  return (made ??= write(generateTrace({ seed: 12, people: 2, edits: 26_000 })))
}

/**
 * Begins the long document with the session in `file`, a concurrent editing trace in the published
 * format.
 */
export function startFromTrace(file: string): void {
  made = write(readTrace(file))
}

function write(trace: Trace): LongText {
  const doc = new Y.Doc()
  doc.clientID = 2000
  const updates = stepsOf(trace).map(({ update }) => update)
  doc.transact(() => {
    for (const update of updates) Y.applyUpdate(doc, update)
  })
  doc.on('update', (update: Uint8Array) => updates.push(update))
  const text = textOf(doc)
  const words = trace.endContent.split(/\s+/).filter(Boolean)
  const random = sequence(7)
  let size = Y.encodeStateAsUpdate(doc).length
  for (let i = 0; size < LONG_BYTES; i++) {
    const start = Math.floor(random() * words.length)
    text.insert(Math.floor(random() * text.length), ` ${words.slice(start, start + 4).join(' ')}`)
    if (i % 10 === 0) text.delete(Math.floor(random() * (text.length - 20)), Math.ceil(random() * 20))
    if (i % 100 === 0) size = Y.encodeStateAsUpdate(doc).length
  }
  return { updates, whole: Y.encodeStateAsUpdate(doc), characters: text.length }
}

function textOf(doc: Y.Doc): Y.XmlText {
  const paragraph = doc.getXmlFragment('default').get(0)
  const text = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
  if (!(text instanceof Y.XmlText)) throw new Error('The session has no paragraph.')
  return text
}

/** Returns a deterministic generator of numbers from 0 to 1 (a linear congruential generator). */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
