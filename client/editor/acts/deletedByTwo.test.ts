import { beforeEach, expect, test } from 'vitest'

import { item, remove, writeBehind } from '#tests/fuzz/outline.ts'
import { expectOutline, goOffline, openWith, threeWith } from '#tests/fuzz/people.ts'
import { settle, type Reviewer } from '#tests/fuzz/suggestionsWorld.ts'

let ada: Reviewer
let bea: Reviewer
let cid: Reviewer
const people = () => [ada, bea, cid]

beforeEach(() => {
  ;[ada, bea, cid] = threeWith('One two')
})

test('text in a block that two people delete is there once', () => {
  cid.editor.commands.setContent('<p>One</p><p>two</p><p>four</p>')
  settle(people())
  goOffline(people())
  for (const person of [ada, cid]) remove(person, 'two', 'paragraph')
  writeBehind(bea, 'two', ' three')
  settle([cid])
  settle([bea])
  expectOutline(people(), '<p>One</p><p> three</p><p>four</p>')
})

test.each([
  ['a block', '<p>One</p><p>two</p><p>four</p>', 'paragraph', '<p>One</p><p> three</p><p>four</p>'],
  [
    'an item of a list',
    `<ul>${item('One')}${item('two')}</ul>`,
    'listItem',
    `<ul>${item('One')}${item(' three')}</ul>`,
  ],
  [
    'a quote',
    '<p>One</p><blockquote><p>two</p></blockquote>',
    'blockquote',
    '<p>One</p><blockquote><p> three</p></blockquote>',
  ],
])('text in %s that two people delete is there once if both come back at once', (_, html, node, after) => {
  openWith(people(), html)
  goOffline([ada, cid])
  for (const person of [ada, cid]) remove(person, 'two', node)
  writeBehind(bea, 'two', ' three')
  settle([bea])
  for (const person of [ada, cid]) person.connect()
  expectOutline(people(), after)
})

test('it is there once, too, if the page that leaves it is the first to send', () => {
  openWith(people(), '<p>One</p><p>two</p><p>four</p>')
  goOffline([ada, cid])
  for (const person of [ada, cid]) remove(person, 'two', 'paragraph')
  writeBehind(bea, 'two', ' three')
  settle([bea])
  for (const person of [ada, cid]) person.connect()
  cid.send()
  expectOutline(people(), '<p>One</p><p> three</p><p>four</p>')
})

test('nothing is lost of text in a block that two people delete, if the page of one knows more of it', () => {
  openWith(people(), '<p>One</p><p>two</p><p>four</p>')
  goOffline([ada, cid])
  for (const person of [ada, cid]) remove(person, 'two', 'paragraph')
  writeBehind(bea, 'two', ' three')
  settle([bea])
  ada.connect()
  writeBehind(bea, 'three', ' and a half')
  bea.send()
  cid.connect()
  settle(people())
  expect(ada.text).toContain('and a half')
})

test.each([
  ['the only blocks', '<h2>One</h2><p>two</p>', ['heading', 'paragraph'], '<h2> zero</h2><p> three</p>'],
  [
    'the only blocks of a quote',
    '<p>Zero</p><blockquote><h2>One</h2><p>two</p></blockquote><p>four</p>',
    ['heading', 'paragraph'],
    '<p>Zero</p><blockquote><h2> zero</h2><p> three</p></blockquote><p>four</p>',
  ],
  [
    'the only items of the only list',
    `<ul>${item('One')}${item('two')}</ul>`,
    ['listItem', 'listItem'],
    `<ul>${item(' zero')}${item(' three')}</ul>`,
  ],
])('text stays in %s, of which two people delete one each', (_, before, [first = '', second = ''], after) => {
  openWith(people(), before)
  goOffline([bea])
  remove(ada, 'One', first)
  remove(cid, 'two', second)
  settle([ada, cid])
  writeBehind(bea, 'One', ' zero')
  writeBehind(bea, 'two', ' three')
  expectOutline(people(), after)
})
