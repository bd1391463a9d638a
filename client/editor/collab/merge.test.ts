import { expect, test } from 'vitest'
import * as Y from 'yjs'

import { BODY_FIELD } from '#document/version.ts'
import { SYNC } from '#schema/collab/protocol.ts'

import { Merge, type Merged } from './merge.ts'

/** A document with a paragraph for each text. */
function docOf(...texts: string[]): Y.Doc {
  const doc = new Y.Doc()
  doc.getXmlFragment(BODY_FIELD).insert(0, texts.map(paragraph))
  return doc
}

function paragraph(text: string): Y.XmlElement {
  const element = new Y.XmlElement('paragraph')
  element.insert(0, [new Y.XmlText(text)])
  return element
}

function copyOf(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  return copy
}

const body = (doc: Y.Doc) => doc.getXmlFragment(BODY_FIELD)
const textIn = (doc: Y.Doc, index: number): Y.XmlText => {
  const text = body(doc).get(index)
  const inside = text instanceof Y.XmlElement ? text.get(0) : null
  return inside instanceof Y.XmlText ? inside : expect.fail()
}

/** Merges what the server has into a page, as a connection does. */
function merged(page: Y.Doc, server: Y.Doc): Merged | null {
  const merge = new Merge(page)
  const update = Y.encodeStateAsUpdate(server, Y.encodeStateVector(page))
  Y.applyUpdate(page, update)
  expect(merge.take(SYNC.step2, update)).toBeNull()
  return merge.take(SYNC.step1, Y.encodeStateVector(server))
}

test.each<[string, (page: Y.Doc) => void, (server: Y.Doc) => void, Merged]>([
  ['nothing', () => undefined, () => undefined, { mine: 0, arrived: 0 }],
  ['words here', page => textIn(page, 0).insert(3, ' more'), () => undefined, { mine: 1, arrived: 0 }],
  ['words there', () => undefined, server => textIn(server, 1).insert(0, 'A '), { mine: 0, arrived: 1 }],
  [
    'one paragraph by both, and another by one',
    page => textIn(page, 0).insert(0, 'A '),
    server => {
      textIn(server, 0).delete(0, 1)
      textIn(server, 2).format(0, 2, { bold: true })
    },
    { mine: 1, arrived: 2 },
  ],
  [
    'paragraphs that come and go',
    page => body(page).delete(1, 1),
    server => body(server).insert(3, [paragraph('Four'), paragraph('Five')]),
    { mine: 1, arrived: 2 },
  ],
  [
    'the same deletion',
    page => textIn(page, 0).delete(0, 1),
    server => textIn(server, 0).delete(0, 1),
    { mine: 0, arrived: 0 },
  ],
  [
    'a word that was taken back',
    page => {
      textIn(page, 0).insert(3, ' more')
      textIn(page, 0).delete(3, 5)
    },
    () => undefined,
    { mine: 0, arrived: 0 },
  ],
  [
    'the kind of a block',
    page => {
      const element = body(page).get(0)
      if (element instanceof Y.XmlElement) element.setAttribute('textAlign', 'center')
    },
    () => undefined,
    { mine: 1, arrived: 0 },
  ],
  [
    'data that is no text',
    page => page.getMap('acts').set('a', 'b'),
    () => undefined,
    { mine: 0, arrived: 0 },
  ],
])('a merge counts %s', (_, here, there, counts) => {
  const page = docOf('One', 'Two', 'Three')
  const server = copyOf(page)
  here(page)
  there(server)
  expect(merged(page, server)).toEqual(counts)
})

test('text that goes on where the server has its start is of this device', () => {
  const page = docOf('One')
  textIn(page, 0).insert(3, ' m')
  const server = copyOf(page)
  textIn(page, 0).insert(5, 'ore')
  expect(merged(page, server)).toEqual({ mine: 1, arrived: 0 })
})

test('text of a page before a reload is of this device', () => {
  const server = docOf('One')
  const before = copyOf(server)
  textIn(before, 0).insert(3, ' more')
  expect(merged(copyOf(before), server)).toEqual({ mine: 1, arrived: 0 })
})

test('a deletion that the server sends as an update before its answer is none of this device', () => {
  const page = docOf('One', 'Two')
  const server = copyOf(page)
  const snapshot = Y.encodeStateAsUpdate(server)
  const latest: Uint8Array[] = []
  server.on('update', (update: Uint8Array) => latest.push(update))
  textIn(server, 0).delete(0, 1)
  for (const update of latest) Y.applyUpdate(page, update)
  textIn(page, 1).insert(3, ' more')

  const merge = new Merge(page)
  for (const update of latest) expect(merge.take(SYNC.update, update)).toBeNull()
  expect(merge.take(SYNC.step2, snapshot)).toBeNull()
  expect(merge.take(SYNC.step1, Y.encodeStateVector(server))).toEqual({ mine: 1, arrived: 0 })
})
