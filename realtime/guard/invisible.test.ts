import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { MAX_INVISIBLE } from '#document/invisible.ts'
import { inspectUpdate } from '#document/structure.ts'
import { BODY_FIELD } from '#document/version.ts'
import { hide } from '#tests/support/hide.ts'

import { JudgedBody } from './judgedBody.ts'

const ADA = 'ada'
const insertion = (id: string) => ({ insertion: { id, author: ADA } })

/** Judges an update of Ada, in a body that has one paragraph with a text. */
function judged(change: (text: Y.XmlText, paragraph: Y.XmlElement, body: Y.XmlFragment) => void) {
  const doc = new Y.Doc()
  const [paragraph, text] = [new Y.XmlElement('paragraph'), new Y.XmlText('One two.')]
  doc.getXmlFragment(BODY_FIELD).push([paragraph])
  paragraph.push([text])
  const body = new JudgedBody()
  body.take([Y.encodeStateAsUpdate(doc)])
  const before = Y.encodeStateVector(doc)
  doc.transact(() => change(text, paragraph, doc.getXmlFragment(BODY_FIELD)))
  const update = Y.encodeStateAsUpdate(doc, before)
  // The update alone is like any other.
  expect(inspectUpdate(update).ok).toBe(true)
  return body.judge(update, ADA).verdict
}

const repeat = (times: number, act: (n: number) => void) => {
  for (let n = 0; n < times; n += 1) act(n)
}

describe('U8: a suggester', () => {
  it.each<[string, (text: Y.XmlText, paragraph: Y.XmlElement, body: Y.XmlFragment) => void]>([
    ['empty texts', (_, paragraph) => paragraph.push([new Y.XmlText()])],
    ['formats at the end of a text', text => hide(text, 'bold', null)],
    ['own formats at the end of a text', text => hide(text, 'insertion--AbCd12+/', { id: 's', author: ADA })],
    ['formats in a paragraph', (_, paragraph) => hide(paragraph, 'bold', {})],
    ['formats between paragraphs', (_, _paragraph, body) => hide(body, 'bold', {})],
  ])('fills no document with what no page shows: %s', (_, add) => {
    const adds = (times: number) => judged((...places) => repeat(times, () => add(...places)))
    expect(adds(MAX_INVISIBLE + 2)).toBe('refused')
    // Others may do the same at once.
    expect(adds(3)).toBe('allowed')
  })

  it('pastes text with as many formats as they like', () => {
    const paste = (text: Y.XmlText) =>
      repeat(3000, n => {
        const marks = n % 2 === 0 ? { bold: null, italic: {} } : { bold: {}, italic: null }
        text.insert(text.length, 'word ', { ...insertion('s'), ...marks })
      })
    expect(judged(paste)).toBe('allowed')
  })

  it('takes back as much as they like at one place', () => {
    const change = (text: Y.XmlText) =>
      repeat(500, n => {
        text.insert(8, 'new', insertion(`s${n}`))
        text.delete(8, 3)
      })
    expect(judged(change)).toBe('allowed')
  })
})
