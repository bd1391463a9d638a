import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { BODY_FIELD } from '#document/version.ts'

import { JudgedBody } from './judgedBody.ts'

const ADA = 'ada'
const suggested = { insertion: { id: 's', author: ADA } }
const [BOLD, PLAIN] = [{ bold: {} }, { bold: null }]

function bodyOf(words: string, formats = {}): Y.Doc {
  const doc = new Y.Doc()
  const [paragraph, text] = [new Y.XmlElement('paragraph'), new Y.XmlText()]
  doc.getXmlFragment(BODY_FIELD).push([paragraph])
  paragraph.push([text])
  text.insert(0, words, formats)
  return doc
}

function textIn(doc: Y.Doc): Y.XmlText {
  const paragraph = doc.getXmlFragment(BODY_FIELD).get(0)
  const text = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
  if (!(text instanceof Y.XmlText)) throw new Error('No text')
  return text
}

/** Returns the update of a change on a page that does not know the others. */
function changed(doc: Y.Doc, client: number, change: (text: Y.XmlText) => void): Uint8Array {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  copy.clientID = client
  const before = Y.encodeStateVector(copy)
  copy.transact(() => change(textIn(copy)))
  return Y.encodeStateAsUpdate(copy, before)
}

type Change = (text: Y.XmlText) => void

/** Judges what Ada has suggested while another person has changed the body. Returns the text after both. */
function judged(doc: Y.Doc, other: Change, own: Change) {
  const [theirs, update] = [changed(doc, 1, other), changed(doc, 2, own)]
  const body = new JudgedBody()
  body.take([Y.encodeStateAsUpdate(doc), theirs])
  const { verdict, completion } = body.judge(update, ADA)
  for (const part of [theirs, update, completion]) if (part) Y.applyUpdate(doc, part)
  const delta: { insert: string; attributes?: object }[] = textIn(doc).toDelta()
  const shown = delta.map(({ insert, attributes = {} }) => {
    const text = 'insertion' in attributes ? `[${insert}]` : insert
    return 'bold' in attributes ? text.toUpperCase() : text
  })
  return { verdict, shown: shown.join('') }
}

const isPlain = ({ content, right }: Y.Item): boolean =>
  content instanceof Y.ContentFormat && content.value === null && right !== null

/** Deletes items of a text, without what else an editor does then. */
function remove(doc: Y.Doc | null, isGone: (item: Y.Item) => boolean): void {
  doc?.transact(transaction => {
    for (let item = textIn(doc)._start; item; item = item.right) if (isGone(item)) item.delete(transaction)
  })
}

/** Writes behind the first end of bold text. */
function writePlain(text: Y.XmlText): void {
  let at = text._start
  while (at && !isPlain(at)) at = at.right
  if (!at || !text.doc) throw new Error('No end')
  const id = Y.createID(text.doc.clientID, 0)
  const item = new Y.Item(
    id,
    at,
    at.lastId,
    at.right,
    at.right?.id ?? null,
    text,
    null,
    new Y.ContentString('x'),
  )
  text.doc.transact(transaction => item.integrate(transaction, 0))
}

describe('U9: the text around a suggestion keeps its formats', () => {
  it('if someone has made it bold, and the suggestion is bold', () => {
    const own = (text: Y.XmlText) => text.insert(4, 'new ', { ...suggested, ...BOLD })
    expect(judged(bodyOf('one two.'), text => text.format(0, 8, BOLD), own)).toEqual({
      verdict: 'allowed',
      shown: 'ONE [NEW ]TWO.',
    })
  })

  it('if someone has made what follows bold', () => {
    const own = (text: Y.XmlText) => text.insert(4, 'new ', { ...suggested, ...BOLD })
    const { verdict, shown } = judged(bodyOf('one two.'), text => text.format(4, 3, BOLD), own)
    expect(verdict).toBe('allowed')
    expect(shown).toBe('one [NEW ]TWO.')
  })

  it('if it was bold, the suggestion is not, and someone has ended that', () => {
    const own = (text: Y.XmlText) => text.insert(4, 'new ', { ...suggested, ...PLAIN })
    expect(judged(bodyOf('one two.', BOLD), text => text.format(0, 8, PLAIN), own)).toEqual({
      verdict: 'allowed',
      shown: 'one [new ]two.',
    })
  })

  it('if someone has made it bold, and the suggester makes text bold that was suggested before', () => {
    const doc = bodyOf('one two.')
    textIn(doc).insert(4, 'new ', suggested)
    const own = (text: Y.XmlText) => text.format(4, 4, BOLD)
    expect(judged(doc, text => text.format(0, 12, BOLD), own)).toEqual({
      verdict: 'allowed',
      shown: 'ONE [NEW ]TWO.',
    })
  })

  it('if the page of the suggester deletes a format that seems redundant, and someone writes behind it', () => {
    const doc = bodyOf('one two.', BOLD)
    textIn(doc).insert(4, 'new ', PLAIN)
    // As if two people had deleted a half of it each.
    remove(doc, ({ content }) => content instanceof Y.ContentString && content.str === 'new ')
    const own = (text: Y.XmlText) => remove(text.doc, isPlain)
    expect(judged(doc, writePlain, own)).toEqual({ verdict: 'allowed', shown: 'ONE xTWO.' })
  })

  it('also if the suggester has changed it: that is taken back', () => {
    const own = (text: Y.XmlText) => {
      text.insert(4, 'new ', suggested)
      text.format(0, 3, BOLD)
    }
    expect(judged(bodyOf('one two.'), () => undefined, own)).toEqual({
      verdict: 'allowed',
      shown: 'one [new ]two.',
    })
  })

  it('but an update that only changes it is refused', () => {
    const own = (text: Y.XmlText) => text.format(0, 3, BOLD)
    expect(judged(bodyOf('one two.'), () => undefined, own).verdict).toBe('refused')
  })
})
