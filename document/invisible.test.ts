import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { body } from '#tests/support/arbitraryBody.ts'
import { hide } from '#tests/support/hide.ts'
import { runs } from '#tests/support/propertyRuns.ts'

import { invisibleIn, isVisible, MAX_INVISIBLE, removeInvisible } from './invisible.ts'
import { BODY_FIELD } from './version.ts'
import { bodyOfDoc, rawBodyOf, writeBody } from './yjs.ts'

const bodyOf = (doc: Y.Doc) => doc.getXmlFragment(BODY_FIELD)

/** A paragraph with a text, and its texts. */
function written(...texts: string[]) {
  const doc = new Y.Doc()
  const paragraph = new Y.XmlElement('paragraph')
  bodyOf(doc).push([paragraph])
  const made = texts.map(text => new Y.XmlText(text))
  paragraph.push(made)
  return { doc, paragraph, texts: made }
}

describe('what no page shows', () => {
  it('is nothing that writing leaves, however a body is', () => {
    fc.assert(
      fc.property(body, body, (first, second) => {
        const doc = new Y.Doc()
        writeBody(doc, first)
        expect(invisibleIn(bodyOf(doc))).toEqual([])
        writeBody(doc, second)
        expect(invisibleIn(bodyOf(doc))).toEqual([])
      }),
      runs(100),
    )
  })

  it('is many a format without an effect, at any place of a text, and one in an element', () => {
    const { doc, paragraph, texts } = written('One two')
    const [text] = texts
    if (!text) throw new Error('No text')
    text.format(0, 3, { bold: {} })
    expect(invisibleIn(bodyOf(doc))).toEqual([])
    for (let n = 0; n < 8; n += 1) {
      hide(text, 'italic', null, null)
      hide(text, 'italic', {}, null)
      hide(text, 'italic', {})
      hide(text, 'italic', null)
    }
    // Edits leave as many.
    expect(invisibleIn(bodyOf(doc))).toEqual([])
    hide(text, 'italic', null, null)
    hide(text, 'italic', {})
    hide(paragraph, 'bold', {})
    expect(invisibleIn(bodyOf(doc))).toHaveLength(35)
    expect(text.toDelta()).toEqual([{ insert: 'One', attributes: { bold: {} } }, { insert: ' two' }])
  })

  it('is an empty text, but one, which an emptied paragraph keeps', () => {
    expect(invisibleIn(bodyOf(written('').doc))).toEqual([])
    expect(invisibleIn(bodyOf(written('', 'One', '', '').doc))).toHaveLength(2)
  })

  it('is deleted only where it is too much, and the body stays the same', () => {
    const place = fc.record({
      at: fc.nat(3),
      key: fc.constantFrom('bold', 'italic', 'insertion--AbCd12+/'),
      isOn: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(place, { maxLength: 30 }), hidden => {
        const { doc, paragraph, texts } = written('One', 'two', '')
        texts[0]?.format(1, 1, { bold: {} })
        for (const { at, key, isOn } of hidden) {
          const type = texts[at] ?? paragraph
          hide(type, key, isOn ? { id: 'i' } : null)
        }
        const before = rawBodyOf(doc)
        const few = Y.encodeStateAsUpdate(doc)
        removeInvisible(doc)
        expect(Y.encodeStateAsUpdate(doc)).toEqual(few)
        for (let n = 0; n <= MAX_INVISIBLE; n += 1) hide(paragraph, 'bold', null)
        expect(isVisible(doc)).toBe(false)
        removeInvisible(doc)
        expect(invisibleIn(bodyOf(doc))).toEqual([])
        expect(rawBodyOf(doc)).toEqual(before)
        expect(bodyOfDoc(doc).ok).toBe(true)
      }),
      runs(20),
    )
  })
})
