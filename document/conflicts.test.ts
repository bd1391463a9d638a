import * as encoding from 'lib0/encoding'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { crowd } from '#tests/support/crowd.ts'

import { conflictsWhile, TooManyConflicts } from './conflicts.ts'

/** Returns the conflicts of updates in a copy of a document, one after the other. */
function conflicts(doc: Y.Doc, updates: readonly Uint8Array[], max = Number.POSITIVE_INFINITY): number {
  const copy = copyOf(doc)
  return conflictsWhile(max, () => updates.forEach(update => Y.applyUpdate(copy, update)))
}

function copyOf(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc()
  copy.getText()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  return copy
}

function written(text: string): Y.Doc {
  const doc = new Y.Doc()
  doc.getText().insert(0, text)
  return doc
}

/** Makes edits in a copy. Returns their update. */
function edited(doc: Y.Doc, edit: (text: Y.Text) => void): Uint8Array {
  const copy = copyOf(doc)
  const before = Y.encodeStateVector(copy)
  copy.transact(() => edit(copy.getText()))
  return Y.encodeStateAsUpdate(copy, before)
}

const repeat = (times: number, act: (n: number) => void) => {
  for (let n = 0; n < times; n += 1) act(n)
}

/** Writes words at the end, and takes a letter of each back, so that no two are one item. */
const writeWords = (count: number) => (text: Y.Text) =>
  repeat(count, () => {
    text.insert(text.length, 'wordd ')
    text.delete(text.length - 2, 1)
  })

describe('conflicts', () => {
  it.each([
    ['backward', (text: Y.Text) => repeat(20_000, () => text.insert(0, 'x'))],
    ['forward, with corrections', writeWords(500)],
    [
      'at both ends of a text that is formatted',
      (text: Y.Text) => {
        text.format(0, 3, { bold: {} })
        repeat(20, () => {
          text.insert(0, 'x')
          text.insert(text.length, 'x')
        })
      },
    ],
  ])('are none for text that one person writes %s', (_, edit) => {
    const doc = written('One')
    expect(conflicts(doc, [edited(doc, edit)])).toBe(0)
  })

  it('are few where several people write much at the same place', () => {
    const doc = written('One')
    const updates = [1, 2, 3].map(() => edited(doc, writeWords(1000)))
    expect(conflicts(doc, updates)).toBeLessThan(20_000)
  })

  it('are few for text of several pages of a person, one after the other', () => {
    const doc = written('One')
    const first = edited(doc, writeWords(1000))
    const page = copyOf(doc)
    Y.applyUpdate(page, first)
    const second = edited(page, writeWords(1000))
    expect(conflicts(doc, [Y.mergeUpdates([first, second])])).toBeLessThan(20_000)
  })

  it('grow with the square of the items that name one neighbor and many others', () => {
    const doc = written('a'.repeat(500))
    const run = doc.getText()._start
    if (!run) throw new Error('No text')
    expect(conflicts(doc, [crowd(run, 10)])).toBeGreaterThanOrEqual(45)
    expect(conflicts(doc, [crowd(run, 400)])).toBeGreaterThan(79_000)
    expect(() => conflicts(doc, [crowd(run, 400)], 1000)).toThrow(TooManyConflicts)
  })

  it('grow with the square of the values of an attribute that name no neighbor', () => {
    const doc = written('One')
    expect(conflicts(doc, [attributes(400)])).toBeGreaterThan(79_000)
  })

  it('are counted only meanwhile', () => {
    const doc = written('a'.repeat(500))
    const run = doc.getText()._start
    if (!run) throw new Error('No text')
    expect(() => conflicts(doc, [crowd(run, 400)], 0)).toThrow(TooManyConflicts)
    expect(() => Y.applyUpdate(copyOf(doc), crowd(run, 400))).not.toThrow()
  })
})

/** Returns an update of many values of one attribute, none of which knows another. */
function attributes(count: number): Uint8Array {
  const [string, hasKey, isRoot] = [4, 0b0010_0000, 1]
  return encoding.encode(encoder => {
    for (const number of [1, count, 7, 0]) encoding.writeVarUint(encoder, number)
    repeat(count, () => {
      encoding.writeUint8(encoder, string | hasKey)
      encoding.writeVarUint(encoder, isRoot)
      for (const text of ['', 'kind', 'x']) encoding.writeVarString(encoder, text)
    })
    encoding.writeVarUint(encoder, 0)
  })
}
