import { expect, it } from 'vitest'
import * as Y from 'yjs'

import { inspectUpdate } from '#document/structure.ts'
import { BODY_FIELD } from '#document/version.ts'
import { crowd } from '#tests/support/crowd.ts'

import { JudgedBody } from './judgedBody.ts'

const ADA = 'ada'
const SUGGESTED = { insertion: { id: 's', author: ADA } }

/** Returns a body with one paragraph, whose text is first edited. */
function bodyWith(edit: (text: Y.XmlText) => void = () => undefined): Y.Doc {
  const doc = new Y.Doc()
  const [paragraph, text] = [new Y.XmlElement('paragraph'), new Y.XmlText('One two.')]
  doc.getXmlFragment(BODY_FIELD).push([paragraph])
  paragraph.push([text])
  edit(text)
  return doc
}

function textOf(doc: Y.Doc): Y.XmlText {
  const paragraph: unknown = doc.getXmlFragment(BODY_FIELD).get(0)
  const text: unknown = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
  if (!(text instanceof Y.XmlText)) throw new Error('No text')
  return text
}

function judging(doc: Y.Doc): JudgedBody {
  const body = new JudgedBody()
  body.take([Y.encodeStateAsUpdate(doc)])
  return body
}

/** Returns runs of Ada's suggested text. */
function runsIn(doc: Y.Doc, length: number): Y.Item[] {
  const runs: Y.Item[] = []
  for (let item = textOf(doc)._start; item; item = item.right) if (item.length === length) runs.push(item)
  return runs
}

/** Makes edits in a copy, as a page does that is offline. Returns their update. `client`: that of the page. */
function offline(doc: Y.Doc, client: number, edit: (text: Y.XmlText) => void): Uint8Array {
  const copy = new Y.Doc()
  copy.clientID = client
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  const before = Y.encodeStateVector(copy)
  copy.transact(() => edit(textOf(copy)))
  return Y.encodeStateAsUpdate(copy, before)
}

/** Writes words at the end, and corrects a letter of each. */
const writeWords = (count: number, formats: object) => (text: Y.XmlText) => {
  for (let n = 0; n < count; n += 1) {
    text.insert(text.length, 'wordd ', formats)
    text.delete(text.length - 2, 1)
  }
}

it('U11: names no neighbors between which pages would look for a place for seconds', () => {
  const doc = bodyWith(text => text.insert(8, 'a'.repeat(1101), SUGGESTED))
  const [run] = runsIn(doc, 1101)
  if (!run) throw new Error('No suggestion')
  const update = crowd(run, 1100)
  // The update alone is like any other.
  expect(inspectUpdate(update).ok).toBe(true)
  expect(judging(doc).judge(crowd(run, 10), ADA).verdict).toBe('allowed')
  expect(judging(doc).judge(update, ADA).verdict).toBe('refused')
})

it('U11: nor in several updates', () => {
  const doc = bodyWith(text => {
    for (let n = 0; n < 5; n += 1) {
      text.insert(text.length, 'a'.repeat(401), SUGGESTED)
      text.insert(text.length, '.', { insertion: null })
    }
  })
  const body = judging(doc)
  const verdicts = runsIn(doc, 401).map((run, n) => body.judge(crowd(run, 400, 1 + n), ADA).verdict)
  expect(verdicts).toEqual(['allowed', 'allowed', 'allowed', 'refused', 'refused'])
})

it('U11: much text that a suggester writes offline is taken, though others write as much at the same place', () => {
  const doc = bodyWith()
  for (const [own, other] of [
    [1, 2],
    [2, 1],
  ] as const) {
    const body = judging(doc)
    body.take([offline(doc, other, writeWords(500, {}))])
    expect(body.judge(offline(doc, own, writeWords(500, SUGGESTED)), ADA).verdict).toBe('allowed')
  }
})

it('U11: much text of several offline pages of a suggester is taken', () => {
  const doc = bodyWith()
  const first = offline(doc, 1, writeWords(500, SUGGESTED))
  const page = new Y.Doc()
  for (const update of [Y.encodeStateAsUpdate(doc), first]) Y.applyUpdate(page, update)
  const second = offline(page, 2, writeWords(500, SUGGESTED))
  expect(judging(doc).judge(Y.mergeUpdates([first, second]), ADA).verdict).toBe('allowed')
})

it('U11: text that a suggester has written backward is taken', () => {
  const doc = bodyWith()
  const update = offline(doc, 1, text => {
    text.insert(8, '.', SUGGESTED)
    for (let n = 0; n < 60_000; n += 1) text.insert(9, 'x')
  })
  expect(judging(doc).judge(update, ADA).verdict).toBe('allowed')
})

it('U11: nor in a block that is deleted: the page that deleted it may still have its text', () => {
  const doc = bodyWith(text => text.insert(8, 'a'.repeat(1501), SUGGESTED))
  const [run] = runsIn(doc, 1501)
  if (!run) throw new Error('No suggestion')
  const updates = [crowd(run, 1500), offline(doc, 2, writeWords(1500, SUGGESTED))]
  doc.getXmlFragment(BODY_FIELD).delete(0)
  const verdicts = updates.map(update => judging(doc).judge(update, ADA).verdict)
  expect(verdicts).toEqual(['refused', 'allowed'])
})
