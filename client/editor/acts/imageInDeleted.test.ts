import { beforeEach, describe, expect, test } from 'vitest'

import { item, placeOf, remove, writeBehind } from '#tests/fuzz/outline.ts'
import { expectOutline, openWith, threeWith, whileAway } from '#tests/fuzz/people.ts'
import { settle, type Reviewer } from '#tests/fuzz/suggestionsWorld.ts'

const MAP = '00000000-0000-4000-8000-000000000001'

let ada: Reviewer
let bea: Reviewer
let cid: Reviewer
const people = () => [ada, bea, cid]

beforeEach(() => {
  ;[ada, bea, cid] = threeWith('One two')
})

/** Adds an image behind the paragraph of a text. */
const addMap = (person: Reviewer, text: string) => {
  const at = placeOf(person, text) + text.length + 1
  person.editor.commands.insertContentAt(at, { type: 'image', attrs: { id: MAP } })
}

const orders: [string, () => [Reviewer, Reviewer]][] = [
  ['by someone who was offline', () => [bea, ada]],
  ['and saved while the page that deletes was offline', () => [ada, bea]],
]

describe.each(orders)('an image added %s stays', (_, order) => {
  test.each([
    ['a quote', '<blockquote><p>two</p></blockquote>', 'blockquote', '<blockquote><img></blockquote>'],
    ['a list', `<ul>${item('two')}</ul>`, 'bulletList', '<ul><li><p></p><img></li></ul>'],
  ])('in %s that another person deletes', (_, before, name, after) => {
    openWith(people(), `<p>One</p>${before}<p>four</p>`)
    whileAway(
      order(),
      () => remove(ada, 'two', name),
      () => addMap(bea, 'two'),
    )
    expectOutline(people(), `<p>One</p>${after}<p>four</p>`)
    expect(ada.editor.getHTML()).toContain(MAP)
  })

  test('but none that was there before', () => {
    openWith(people(), `<p>One</p><blockquote><p>two</p><img data-image="${MAP}"></blockquote><p>four</p>`)
    whileAway(
      order(),
      () => remove(ada, 'two', 'blockquote'),
      () => writeBehind(bea, 'two', ' three'),
    )
    expectOutline(people(), '<p>One</p><blockquote><p> three</p></blockquote><p>four</p>')
  })
})

test('an image stays that came before the deletion of its quote was lost on its way', () => {
  openWith(people(), '<p>One</p><blockquote><p>two</p></blockquote><p>four</p>')
  remove(ada, 'two', 'blockquote')
  addMap(bea, 'two')
  bea.send()
  ada.tab.take()
  ada.reload()
  expectOutline(people(), '<p>One</p><blockquote><img></blockquote><p>four</p>')
  expect(ada.editor.getHTML()).toContain(MAP)
})

test('of an image that its author has deleted since, nothing comes back', () => {
  openWith(people(), '<p>One</p><blockquote><p>two</p></blockquote><p>four</p>')
  whileAway(
    [ada, bea],
    () => remove(ada, 'two', 'blockquote'),
    () => {
      addMap(bea, 'two')
      settle([bea])
      bea.undo()
    },
  )
  expectOutline(people(), '<p>One</p><p>four</p>')
})
