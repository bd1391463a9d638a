import { yXmlFragmentToProsemirrorJSON } from '@tiptap/y-tiptap'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { parseBody } from './parse.ts'
import { BODY_FIELD } from './version.ts'
import { bodyOfDoc, bodyOfUpdates, markNameOf, rawBodyOf, updateOfBody } from './yjs.ts'

const bodyOf = (...content: unknown[]) => {
  const result = parseBody({ type: 'doc', content })
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
const text = (value: string, ...marks: unknown[]) => ({ type: 'text', text: value, marks })
const sample = bodyOf(
  {
    type: 'heading',
    attrs: { level: 2 },
    content: [text('Title', { type: 'comment', attrs: { id: 'c1' } })],
  },
  { type: 'paragraph', content: [text('a'), { type: 'hardBreak' }, text('b', { type: 'bold' })] },
)

describe('rawBodyOf', () => {
  it("returns the same as y-tiptap's reader", () => {
    const doc = new Y.Doc()
    Y.applyUpdate(doc, updateOfBody(sample))
    expect(rawBodyOf(doc)).toEqual(yXmlFragmentToProsemirrorJSON(doc.getXmlFragment(BODY_FIELD)))
  })
})

describe('bodyOfUpdates', () => {
  it('returns one empty paragraph for an empty document', () => {
    expect(bodyOfUpdates([])).toEqual({ ok: true, value: bodyOf({ type: 'paragraph' }) })
  })

  it('merges updates in any order', () => {
    const doc = new Y.Doc()
    const updates: Uint8Array[] = []
    doc.on('update', (update: Uint8Array) => updates.push(update))
    const shared = new Y.XmlText()
    const paragraph = new Y.XmlElement('paragraph')
    doc.getXmlFragment(BODY_FIELD).insert(0, [paragraph])
    paragraph.insert(0, [shared])
    for (const word of ['one', ' two', ' three']) shared.insert(shared.length, word)
    const value = bodyOf({ type: 'paragraph', content: [text('one two three')] })
    expect(bodyOfUpdates(updates.toReversed())).toEqual({ ok: true, value })
  })

  it("rejects garbage and invalid bodies, but not bodies over the client's length limit", () => {
    expect(bodyOfUpdates([Uint8Array.of(1, 2, 3)])).toHaveProperty('ok', false)
    const doc = new Y.Doc()
    doc.getXmlFragment(BODY_FIELD).insert(0, [new Y.XmlElement('script')])
    expect(bodyOfUpdates([Y.encodeStateAsUpdate(doc)])).toHaveProperty('ok', false)
    const long = parseBody(
      { type: 'doc', content: [{ type: 'paragraph', content: [text('x'.repeat(300_000))] }] },
      { characters: 300_000 },
    )
    expect(long.ok && bodyOfUpdates([updateOfBody(long.value)])).toEqual(long)
  })
})

describe('bodyOfDoc', () => {
  it('is valid after concurrent bold and code on the same text', () => {
    const [one, other] = [new Y.Doc(), new Y.Doc()]
    const update = updateOfBody(bodyOf({ type: 'paragraph', content: [text('word')] }))
    for (const doc of [one, other]) Y.applyUpdate(doc, update)
    const textOfDoc = (doc: Y.Doc): unknown => {
      const paragraph: unknown = doc.getXmlFragment(BODY_FIELD).get(0)
      return paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
    }
    for (const [doc, mark] of [
      [one, 'bold'],
      [other, 'code'],
    ] as const) {
      const shared = textOfDoc(doc)
      if (shared instanceof Y.XmlText) shared.format(0, 4, { [mark]: {} })
    }
    Y.applyUpdate(one, Y.encodeStateAsUpdate(other))
    expect(bodyOfDoc(one)).toEqual({
      ok: true,
      value: bodyOf({ type: 'paragraph', content: [text('word', { type: 'bold' }, { type: 'code' })] }),
    })
  })
})

describe('markNameOf', () => {
  it.each([
    ['bold', 'bold'],
    ['comment--AbCd12+/', 'comment'],
    ['comment--short', 'comment--short'],
  ])('maps %s to %s', (key, name) => {
    expect(markNameOf(key)).toBe(name)
  })
})
