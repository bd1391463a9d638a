import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { body as anyBody } from '#tests/support/arbitraryBody.ts'
import { runs } from '#tests/support/propertyRuns.ts'

import { anchorThread, removeAnchors } from './anchors.ts'
import { baseOf } from './base.ts'
import type { BodyNode } from './body.ts'
import { parseBody } from './parse.ts'
import { inspectUpdate } from './structure.ts'
import { BODY_FIELD } from './version.ts'
import { bodyOfDoc, writeBody } from './yjs.ts'

const docOf = (...content: object[]): Y.Doc => {
  const result = parseBody({ type: 'doc', content })
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  const doc = new Y.Doc()
  writeBody(doc, result.value)
  return doc
}
const paragraph = (...texts: string[]) => ({
  type: 'paragraph',
  content: texts.flatMap((text, index) => [
    ...(index > 0 ? [{ type: 'hardBreak' }] : []),
    { type: 'text', text },
  ]),
})

/** Returns the texts of a body in order. */
const textsIn = (doc: Y.Doc): Y.XmlText[] => {
  const visit = (parent: Y.XmlFragment): Y.XmlText[] =>
    parent
      .toArray()
      .flatMap(child =>
        child instanceof Y.XmlText ? [child] : child instanceof Y.XmlFragment ? visit(child) : [],
      )
  return visit(doc.getXmlFragment(BODY_FIELD))
}
const at = (type: Y.XmlText | Y.XmlFragment, index: number): Uint8Array =>
  Y.encodeRelativePosition(Y.createRelativePositionFromTypeIndex(type, index, -1))
const nthText = (doc: Y.Doc, nth: number): Y.XmlText => textsIn(doc)[nth] ?? expect.fail()

/** Returns the text that each thread covers. */
const covered = (doc: Y.Doc): Record<string, string> => {
  const found: Record<string, string> = {}
  const visit = ({ text = '', marks = [], content = [] }: BodyNode): void => {
    for (const { type, attrs } of marks)
      if (type === 'comment') found[String(attrs?.['id'])] = `${found[String(attrs?.['id'])] ?? ''}${text}`
    content.forEach(visit)
  }
  const body = bodyOfDoc(doc)
  if (!body.ok) throw new Error(JSON.stringify(body.error))
  visit(body.value)
  return found
}

describe('anchorThread', () => {
  it('marks the quoted text, over formats, line breaks and paragraphs', () => {
    const doc = docOf(paragraph('one two', 'three'), paragraph('four'))
    const range = { start: at(nthText(doc, 0), 4), end: at(nthText(doc, 2), 2), quote: 'two\nthree\nfo' }
    expect(anchorThread(doc, 't1', range)).toBe('anchored')
    expect(covered(doc)).toEqual({ t1: 'twothreefo' })
  })

  it('marks text between positions at the edges of blocks', () => {
    const doc = docOf(paragraph('one'), { type: 'paragraph' }, paragraph('two'))
    const root = doc.getXmlFragment(BODY_FIELD)
    const range = { start: at(root, 0), end: at(root, 3), quote: 'one\n\ntwo' }
    expect(anchorThread(doc, 't1', range)).toBe('anchored')
    expect(covered(doc)).toEqual({ t1: 'onetwo' })
  })

  it('lets threads overlap, and answers a repetition without a change', () => {
    const doc = docOf(paragraph('one two three'))
    const text = nthText(doc, 0)
    const range = (from: number, to: number, quote: string) => ({
      start: at(text, from),
      end: at(text, to),
      quote,
    })
    expect(anchorThread(doc, 't1', range(0, 7, 'one two'))).toBe('anchored')
    expect(anchorThread(doc, 't2', range(4, 13, 'two three'))).toBe('anchored')
    const before = Y.encodeStateAsUpdate(doc)
    expect(anchorThread(doc, 't1', range(8, 13, 'three'))).toBe('present')
    expect(Y.encodeStateAsUpdate(doc)).toEqual(before)
    expect(covered(doc)).toEqual({ t1: 'one two', t2: 'two three' })
  })

  it.each([
    ['other text', 0, 3, 'two'],
    ['less text', 0, 2, 'one'],
    ['no text', 3, 3, 'one'],
    ['a range that ends before its start', 3, 0, 'one'],
    ['white space only', 3, 4, ' '],
  ])('refuses %s', (_, from, to, quote) => {
    const doc = docOf(paragraph('one two'))
    const before = Y.encodeStateAsUpdate(doc)
    const text = nthText(doc, 0)
    expect(anchorThread(doc, 't1', { start: at(text, from), end: at(text, to), quote })).toBe('changed')
    expect(Y.encodeStateAsUpdate(doc)).toEqual(before)
  })

  it('refuses positions that it cannot read or does not know', () => {
    const doc = docOf(paragraph('one'))
    const other = nthText(docOf(paragraph('one')), 0)
    const start = at(nthText(doc, 0), 0)
    for (const end of [at(other, 3), Uint8Array.of(), Uint8Array.of(9, 9), new Uint8Array(50).fill(255)])
      expect(anchorThread(doc, 't1', { start, end, quote: 'one' })).toBe('changed')
  })

  it('finds the text after edits around it, and refuses it after an edit in it', () => {
    const doc = docOf(paragraph('one two three'))
    const text = nthText(doc, 0)
    const range = { start: at(text, 4), end: at(text, 7), quote: 'two' }
    text.insert(0, 'zero ')
    expect(anchorThread(doc, 't1', range)).toBe('anchored')
    text.insert(10, 'x')
    expect(anchorThread(doc, 't2', range)).toBe('changed')
  })

  it('writes an allowed update that base does not see, on any body', () => {
    fc.assert(
      fc.property(anyBody, fc.nat(), fc.nat(), (value, one, other) => {
        const doc = new Y.Doc()
        writeBody(doc, value)
        const places = textsIn(doc).flatMap(text =>
          Array.from({ length: text.length + 1 }, (_, index) => ({ text, index })),
        )
        const [from, to] = [one, other]
          .map(each => each % Math.max(places.length, 1))
          .toSorted((a, b) => a - b)
        const [start, end] = [places[from ?? 0], places[to ?? 0]]
        if (!start || !end) return
        const quote = places
          .slice(from, to)
          .map(
            ({ text, index }) =>
              text
                .toDelta()
                .map(({ insert }: { insert: string }) => insert)
                .join('')[index] ?? '',
          )
          .join('')
        const updates: Uint8Array[] = []
        doc.on('update', (update: Uint8Array) => updates.push(update))
        const range = { start: at(start.text, start.index), end: at(end.text, end.index), quote }
        const before = bodyOfDoc(doc)
        const answer = anchorThread(doc, 'thread', range)
        expect(answer === 'anchored').toBe(quote.trim() !== '' && !/\p{Surrogate}/u.test(quote))
        for (const update of updates) expect(inspectUpdate(update)).toHaveProperty('ok', true)
        const after = bodyOfDoc(doc)
        expect(after.ok && baseOf(after.value)).toEqual(baseOf(value))
        expect(covered(doc)['thread'] ?? '').toBe(answer === 'anchored' ? quote : '')
        expect(removeAnchors(doc, 'thread')).toBe(answer === 'anchored')
        expect(bodyOfDoc(doc)).toEqual(before)
      }),
      runs(100),
    )
  })
})

describe('removeAnchors', () => {
  it('removes every anchor of a thread, and of no other', () => {
    const marks = (...ids: string[]) => ids.map(id => ({ type: 'comment', attrs: { id } }))
    const text = (value: string, ...ids: string[]) => ({ type: 'text', text: value, marks: marks(...ids) })
    const doc = docOf(
      { type: 'paragraph', content: [text('one', 'a'), text('two', 'a', 'b')] },
      { type: 'codeBlock', content: [text('three', 'a')] },
    )
    expect(removeAnchors(doc, 'a')).toBe(true)
    expect(covered(doc)).toEqual({ b: 'two' })
    expect(removeAnchors(doc, 'a')).toBe(false)
  })

  it('only deletes, whatever is around the anchors', () => {
    fc.assert(
      fc.property(anyBody, fc.nat(), (value, nth) => {
        const doc = new Y.Doc()
        writeBody(doc, value)
        const before = bodyOfDoc(doc)
        const texts = textsIn(doc).filter(text => text.length > 0)
        const text = texts[nth % Math.max(texts.length, 1)]
        if (!text) return
        const quote = text
          .toDelta()
          .map(({ insert }: { insert: unknown }) => (typeof insert === 'string' ? insert : ' '))
          .join('')
        if (
          anchorThread(doc, 'thread', { start: at(text, 0), end: at(text, text.length), quote }) !==
          'anchored'
        )
          return
        const updates: Uint8Array[] = []
        doc.on('update', (update: Uint8Array) => updates.push(update))
        expect(removeAnchors(doc, 'thread')).toBe(true)
        expect(updates.map(update => inspectUpdate(update))).toMatchObject([
          { ok: true, value: { deletesOnly: true } },
        ])
        expect(bodyOfDoc(doc)).toEqual(before)
      }),
      runs(100),
    )
  })
})
