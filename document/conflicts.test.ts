import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { crowd } from '#tests/support/crowd.ts'

import { conflictsIn } from './conflicts.ts'

/** Returns the conflicts of an update in a copy of a document. */
function conflicts(doc: Y.Doc, update: Uint8Array, max?: number): number {
  const copy = copyOf(doc)
  let count = 0
  copy.once('afterTransaction', (transaction: Y.Transaction) => {
    count = conflictsIn(transaction, max)
  })
  Y.applyUpdate(copy, update)
  return count
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
  edit(copy.getText())
  return Y.encodeStateAsUpdate(copy, before)
}

const repeat = (times: number, act: (n: number) => void) => {
  for (let n = 0; n < times; n += 1) act(n)
}

describe('conflicts', () => {
  it('are none when one person edits, wherever and whatever', () => {
    const step = fc.record({
      at: fc.nat(30),
      length: fc.nat(4),
      kind: fc.constantFrom('write', 'delete', 'format'),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), steps => {
        const doc = written('One two three.')
        const update = edited(doc, text => {
          for (const { at, length, kind } of steps) {
            const from = Math.min(at, text.length)
            const size = Math.min(length, text.length - from)
            if (kind === 'write') text.insert(from, 'xy', length % 2 === 0 ? { bold: {} } : {})
            else if (kind === 'delete') text.delete(from, size)
            else text.format(from, size, { bold: length % 2 === 0 ? {} : null })
          }
        })
        expect(conflicts(doc, update)).toBe(0)
      }),
    )
  })

  it('are none for text that is written backward, or at both ends of a text that is formatted', () => {
    const doc = written('One')
    expect(
      conflicts(
        doc,
        edited(doc, text => repeat(300, () => text.insert(0, 'x'))),
      ),
    ).toBe(0)
    const formatted = edited(doc, text => {
      text.format(0, 3, { bold: {} })
      repeat(20, () => {
        text.insert(0, 'x')
        text.insert(text.length, 'x')
      })
    })
    expect(conflicts(doc, formatted)).toBe(0)
  })

  it('are the items of others at the same place', () => {
    const doc = written('One two')
    const other = edited(doc, text => repeat(5, n => text.insert(3, 'x', { bold: n % 2 === 0 ? {} : null })))
    const update = edited(doc, text => text.insert(3, 'y'))
    Y.applyUpdate(doc, other)
    expect(conflicts(doc, update)).toBeGreaterThan(4)
    const elsewhere = edited(doc, text => text.insert(0, 'y'))
    expect(conflicts(doc, elsewhere)).toBe(0)
  })

  it('grow with the square of the items that name one neighbor and many others', () => {
    const doc = written('a'.repeat(500))
    const run = doc.getText()._start
    if (!run) throw new Error('No text')
    expect(conflicts(doc, crowd(run, 10))).toBeGreaterThanOrEqual(45)
    expect(conflicts(doc, crowd(run, 400))).toBeGreaterThan(80_000)
    expect(conflicts(doc, crowd(run, 400), 1000)).toBe(1001)
  })
})
