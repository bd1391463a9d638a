import * as encoding from 'lib0/encoding'
import { expect, test } from 'vitest'
import * as Y from 'yjs'

import { BODY_FIELD } from '#document/version.ts'

import { OwnClocks } from './ownClocks.ts'

const ADA = 1
const EVE = 2

/** Returns a body with a paragraph, as a client. */
function bodyOf(client: number, words = 'Hello'): Y.Doc {
  const body = new Y.Doc()
  body.clientID = client
  const [paragraph, text] = [new Y.XmlElement('paragraph'), new Y.XmlText()]
  text.insert(0, words)
  paragraph.insert(0, [text])
  body.getXmlFragment(BODY_FIELD).insert(0, [paragraph])
  return body
}

/** Returns a copy of a body, as another client or the same. */
function copyOf(body: Y.Doc, client = body.clientID): Y.Doc {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(body))
  copy.clientID = client
  return copy
}

const textOf = (body: Y.Doc): Y.XmlText => {
  const paragraph = body.getXmlFragment(BODY_FIELD).get(0)
  const text = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
  return text instanceof Y.XmlText ? text : expect.fail()
}

/** Returns the update of a change. */
function changed(body: Y.Doc, change: (text: Y.XmlText) => void): Uint8Array {
  const before = Y.encodeStateVector(body)
  change(textOf(body))
  return Y.encodeStateAsUpdate(body, before)
}

/** A page of Ada, and what it has been told about its client. */
function page(body = bodyOf(ADA)) {
  const renewed: number[] = []
  return { body, renewed, own: new OwnClocks(body, client => renewed.push(client)) }
}

/** Lets a page take an answer of the server. Returns whether it does, and agrees with it. */
function isTaken({ body, own }: { body: Y.Doc; own: OwnClocks }, ...answer: Uint8Array[]): boolean {
  if (!answer.every(update => own.accepts(update))) return false
  for (const update of answer) Y.applyUpdate(body, update)
  return own.agrees()
}

test('what the page has written may come from anywhere, whole or in part', () => {
  const { body, own, renewed } = page()
  const typed = [' my', ' friend', ' 👋'].map(words =>
    changed(body, text => {
      text.insert(text.length, words)
      text.format(0, 2, { bold: {} })
    }),
  )
  for (const update of [...typed, Y.mergeUpdates(typed), Y.encodeStateAsUpdate(copyOf(body, EVE))])
    expect(own.accepts(update)).toBe(true)
  expect(renewed).toEqual([])
})

test('what others have written and deleted next to the text of the page is accepted', () => {
  const { body, own, renewed } = page()
  const eve = copyOf(body, EVE)
  changed(body, text => text.insert(5, ' and bye'))
  const update = changed(eve, text => {
    text.insert(2, '--')
    text.delete(3, 2)
  })
  expect(own.accepts(update)).toBe(true)
  Y.applyUpdate(body, update)
  expect(own.accepts(Y.encodeStateAsUpdate(copyOf(body)))).toBe(true)
  expect(renewed).toEqual([])
})

test('an emoji of which Yjs has deleted a half is accepted as it was sent', () => {
  const { body, own } = page()
  const sent = changed(body, text => text.insert(5, '👋'))
  changed(body, text => text.delete(5, 1))
  expect(own.accepts(sent)).toBe(true)
})

test('text that others deleted is accepted without its letters', () => {
  const { body, own } = page()
  const eve = copyOf(body, EVE)
  changed(eve, text => text.delete(0, 5))
  eve.getXmlFragment(BODY_FIELD).delete(0, 1)
  expect(isTaken({ body, own }, Y.encodeStateAsUpdate(eve))).toBe(true)
})

test('text in a block that others deleted is accepted from a tab that has read it after that', () => {
  const { body, own } = page()
  const eve = copyOf(body, EVE)
  const typed = changed(body, text => text.insert(5, ' Ada!'))
  const deleted = changed(eve, text => text.doc?.getXmlFragment(BODY_FIELD).delete(0, 1))
  const read: Uint8Array[] = []
  eve.on('update', (update: Uint8Array) => read.push(update))
  Y.applyUpdate(eve, typed)
  // Yjs does not name the text as deleted: its block was.
  expect(read.map(update => Y.decodeUpdate(update).ds.clients.size)).toEqual([0])
  // The connection breaks before the deletion of the block is here.
  expect(read.every(update => own.accepts(update))).toBe(true)
  own.begin()
  expect(own.agrees()).toBe(true)
  expect(isTaken({ body, own }, ...read, deleted)).toBe(true)
})

test.each([
  ['other letters', (text: Y.XmlText) => text.insert(5, ' dear')],
  ['the same letters elsewhere', (text: Y.XmlText) => text.insert(0, ' Eve!')],
  ['a format', (text: Y.XmlText) => text.format(0, 5, { bold: {} })],
  ['a line', (text: Y.XmlText) => text.doc?.getXmlFragment(BODY_FIELD).push([new Y.XmlElement('paragraph')])],
])('something else under the clocks of its text is not: %s', (_, forge) => {
  const { body, own } = page()
  const forged = changed(copyOf(body), forge)
  changed(body, text => text.insert(5, ' Eve!'))
  expect(own.accepts(forged)).toBe(false)
})

test('deleted text in place of its text is accepted only if it is deleted here, too', () => {
  const { body, own } = page()
  const clock = Y.getState(body.store, ADA)
  changed(body, text => text.insert(5, ' Ada!'))
  // One client with one struct that has lost its five letters.
  const letters = [1, 1, ADA, clock, 0, 5]
  expect(isTaken({ body, own }, Uint8Array.from([...letters, 0]))).toBe(false)
  expect(isTaken({ body, own }, Uint8Array.from([...letters, 1, ADA, 1, clock, 5]))).toBe(true)
})

test.each([[100], [300], [4_000_000_000]])('its id is found also if it is written with zeros: %s', client => {
  const { body, own } = page(bodyOf(client))
  const clock = Y.getState(body.store, client)
  changed(body, text => text.insert(5, ' Ada!'))
  const id = encoding.encode(encoder => encoding.writeVarUint(encoder, client))
  const longer = [...id.subarray(0, -1), (id.at(-1) ?? 0) | 128, 128, 0]
  expect(isTaken({ body, own }, Uint8Array.from([1, 1, ...longer, clock, 0, 5, 0]))).toBe(false)
})

test('if others use clocks ahead of the page, it writes under another client', () => {
  const { body, own, renewed } = page()
  const forged = changed(copyOf(body), text => text.insert(5, ' Eve!'))
  expect(own.accepts(forged)).toBe(true)
  Y.applyUpdate(body, forged)
  expect(renewed).toEqual([body.clientID])
  expect(body.clientID).not.toBe(ADA)
  // The clocks of its earlier client are still its own.
  const later = changed(body, text => text.insert(0, 'Ada: '))
  expect(own.accepts(later)).toBe(true)
  expect(textOf(body).toString()).toBe('Ada: Hello Eve!')
})

test('a page whose clocks are used again and again compares a limited number of clients', () => {
  const { body, own, renewed } = page()
  const compared = () =>
    [ADA, ...renewed.slice(0, -1)].filter(client => {
      // One client with one struct that has lost what the client wrote first.
      const struct = encoding.encode(encoder => {
        for (const number of [1, 1, client, 0, 0, 1, 0]) encoding.writeVarUint(encoder, number)
      })
      return !own.accepts(struct) || !own.agrees()
    })
  for (let i = 0; i < 150; i++) {
    const forged = changed(copyOf(body), text => text.insert(5, 'x'))
    expect(own.accepts(forged)).toBe(true)
    Y.applyUpdate(body, forged)
  }
  expect(renewed).toHaveLength(150)
  expect(compared()).toHaveLength(150)
  own.settle()
  expect(compared()).toEqual(renewed.slice(-100, -1))
})

test('clocks ahead of the page count also if Yjs holds what is there back', () => {
  const { body, own, renewed } = page()
  const forged = copyOf(body)
  changed(forged, text => text.insert(5, ' a gap'))
  const behindIt = changed(forged, text => text.insert(5, ' Eve!'))
  expect(own.accepts(behindIt)).toBe(true)
  Y.applyUpdate(body, behindIt)
  expect(renewed).toEqual([body.clientID])
})

test('pages ask for all that the server may have under their clients since it had everything', () => {
  const { body, own } = page()
  const asked = () => Y.decodeStateVector(own.questionFor(Y.encodeStateVector(body)))
  changed(body, text => text.insert(0, 'x'))
  Y.applyUpdate(body, Y.encodeStateAsUpdate(bodyOf(EVE)))
  expect([...asked().keys()]).toEqual([EVE])
  own.settle()
  const settled = Y.getState(body.store, ADA)
  changed(body, text => text.insert(0, 'y'))
  expect(asked().get(ADA)).toBe(settled)
  // A page of which it takes the place may have sent nothing.
  own.add([EVE])
  expect([...asked().keys()]).toEqual([ADA])
})
