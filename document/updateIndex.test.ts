import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { indexUpdate, updateBeyond } from './updateIndex.ts'
import { BODY_FIELD } from './version.ts'

const edit = fc.record({
  author: fc.nat(3),
  at: fc.nat(),
  text: fc.string({ maxLength: 60 }),
  deletes: fc.nat(10),
  splits: fc.boolean(),
})
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never

const paragraphs = (doc: Y.Doc) => doc.getXmlFragment(BODY_FIELD)

/** Makes one edit as its author, who knows everything before it. */
function apply(doc: Y.Doc, { author, at, text, deletes, splits }: Edit): void {
  doc.clientID = author + 1
  const body = paragraphs(doc)
  if (splits || body.length === 0) {
    const paragraph = new Y.XmlElement('paragraph')
    paragraph.insert(0, [new Y.XmlText('')])
    body.insert(at % (body.length + 1), [paragraph])
  }
  const paragraph = body.get(at % body.length)
  const line = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
  if (!(line instanceof Y.XmlText)) throw new Error('Each paragraph has a text.')
  line.insert(at % (line.length + 1), text)
  line.delete(0, Math.min(deletes, line.length))
}

const contentOf = (doc: Y.Doc): string => paragraphs(doc).toJSON()
const vectorOf = (doc: Y.Doc) => Y.decodeStateVector(Y.encodeStateVector(doc))
const copyOf = (...updates: Uint8Array[]): Y.Doc => {
  const doc = new Y.Doc()
  for (const update of updates) Y.applyUpdate(doc, update)
  return doc
}
function beyond(update: Uint8Array, known: Map<number, number>): Uint8Array {
  const index = indexUpdate(update)
  if (!index.ok) throw new Error(index.error.message)
  return updateBeyond(update, index.value, known)
}

describe('updateBeyond', () => {
  it('brings each reader up to date that knew the body at some time', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 80 }), fc.nat(), (edits, moment) => {
        const doc = new Y.Doc()
        const history = edits.map(one => {
          apply(doc, one)
          return Y.encodeStateAsUpdate(doc)
        })
        const whole = history.at(-1) ?? new Uint8Array()
        const reader = copyOf(history[moment % history.length] ?? whole)
        Y.applyUpdate(reader, beyond(whole, vectorOf(reader)))
        expect(contentOf(reader)).toBe(contentOf(doc))
        expect(vectorOf(reader)).toEqual(vectorOf(doc))
        expect(reader.store.pendingStructs).toBeNull()
      }),
    )
  })

  it('brings the clocks behind a gap, too', () => {
    const doc = new Y.Doc()
    const updates: Uint8Array[] = []
    doc.on('update', (update: Uint8Array) => updates.push(update))
    for (let at = 0; at < 5; at += 1)
      apply(doc, { author: 0, at, text: 'some words', deletes: 0, splits: at === 0 })
    const [first, second, ...later] = updates
    if (!first || !second) throw new Error('There are five edits.')
    const gap = Y.mergeUpdates([first, ...later])
    const reader = copyOf(beyond(gap, new Map()))
    Y.applyUpdate(reader, second)
    expect(contentOf(reader)).toBe(contentOf(doc))
  })

  it('returns the whole update, byte for byte, to a reader who knows nothing', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), edits => {
        const doc = new Y.Doc()
        for (const one of edits) apply(doc, one)
        const update = Y.encodeStateAsUpdate(doc)
        expect(beyond(update, new Map())).toEqual(update)
      }),
    )
  })

  it('returns the deletions alone to a reader who knows everything and more', () => {
    const doc = new Y.Doc()
    for (let author = 0; author < 4; author += 1)
      apply(doc, { author, at: 3, text: 'some words', deletes: 2, splits: false })
    const update = Y.encodeStateAsUpdate(doc)
    const known = new Map([...vectorOf(doc), [99, 7]])
    expect(beyond(update, known)).toEqual(Y.diffUpdate(update, Y.encodeStateVector(known)))
  })

  it('is little longer than what Y.diffUpdate returns', () => {
    const doc = new Y.Doc()
    for (let at = 0; at < 3000; at += 1)
      apply(doc, { author: at % 3, at: at * 7, text: `word ${at} `, deletes: at % 4, splits: at % 10 === 0 })
    const before = vectorOf(doc)
    apply(doc, { author: 1, at: 5, text: 'the news', deletes: 0, splits: false })
    const update = Y.encodeStateAsUpdate(doc)
    const least = Y.diffUpdate(update, Y.encodeStateVector(before)).length
    const news = beyond(update, before)
    expect(news.length - least).toBeLessThan(1100)
    expect(update.length).toBeGreaterThan(20 * 1100)
  })
})

it('holds the clocks of each client up to its first gap', () => {
  const doc = new Y.Doc()
  const updates: Uint8Array[] = []
  doc.on('update', (update: Uint8Array) => updates.push(update))
  for (let at = 0; at < 3; at += 1) apply(doc, { author: 0, at, text: 'abc', deletes: 0, splits: at === 0 })
  const [first, , third] = updates
  if (!first || !third) throw new Error('There are three edits.')
  const index = indexUpdate(Y.mergeUpdates([first, third]))
  if (!index.ok) throw new Error(index.error.message)
  expect([...index.value.clients]).toEqual([1])
  expect([...index.value.held]).toEqual([
    Y.decodeUpdate(first).structs.reduce((n, { length }) => n + length, 0),
  ])
  expect(index.value.ends[0]).toBeGreaterThan(index.value.held[0] ?? 0)
})
