import { expect, it } from 'vitest'
import * as Y from 'yjs'

import { removeOpenFormats } from './openFormats.ts'

/** A text of the body, with one format over its end. */
const formatted = (): Y.XmlText => {
  const text = new Y.XmlText()
  new Y.Doc().getXmlFragment('default').insert(0, [text])
  text.insert(0, 'one two')
  text.format(4, 3, { bold: true })
  return text
}

/** Returns the formats that a text holds: those that begin, and those that end. */
const formatsIn = (text: Y.XmlText): boolean[] => {
  const found: boolean[] = []
  for (let item = text._start; item; item = item.right)
    if (!item.deleted && item.content instanceof Y.ContentFormat) found.push(item.content.value !== null)
  return found
}

it('removes a format that begins where another one ends', () => {
  const text = formatted()
  text.insert(7, ' three')
  text.format(7, 6, { bold: null })
  const before = text.toDelta()
  removeOpenFormats(text)
  expect(text.toDelta()).toEqual(before)
  expect(formatsIn(text)).toEqual([true, false, ...formatsIn(text).slice(2)])
  expect(formatsIn(text).slice(2)).not.toContain(true)
})

it('keeps the formats of characters', () => {
  const text = formatted()
  const before = [text.toDelta(), formatsIn(text)]
  removeOpenFormats(text)
  expect([text.toDelta(), formatsIn(text)]).toEqual(before)
})

it('leaves a deleted text alone', () => {
  const text = formatted()
  text.doc?.getXmlFragment('default').delete(0, 1)
  expect(() => removeOpenFormats(text)).not.toThrow()
})

it('removes a format that begins again behind a text only to end', () => {
  const text = formatted()
  text.format(4, 3, { italic: true })
  text.insert(7, ' three', { bold: true })
  const before = text.toDelta()
  expect(formatsIn(text)).toEqual([true, true, false, true, false, false])
  removeOpenFormats(text)
  expect(text.toDelta()).toEqual(before)
  expect(formatsIn(text)).toEqual([true, true, false, false, false])
})
