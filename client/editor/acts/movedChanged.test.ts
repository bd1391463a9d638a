import { beforeEach, describe, test } from 'vitest'

import { caretAt, item, placeOf, writeAt, writeBehind } from '#tests/fuzz/outline.ts'
import { expectOutline, openWith, threeWith, whileAway } from '#tests/fuzz/people.ts'
import type { Reviewer } from '#tests/fuzz/suggestionsWorld.ts'

let ada: Reviewer
let bea: Reviewer
let cid: Reviewer
const people = () => [ada, bea, cid]

beforeEach(() => {
  ;[ada, bea, cid] = threeWith('One two')
})

/** Two orders of what happens: Bea's text is saved before Ada's change, or the other way around. */
const orders: [string, () => [Reviewer, Reviewer]][] = [
  ['of someone who was offline', () => [bea, ada]],
  ['saved while the page that moves it was offline', () => [ada, bea]],
]

describe.each(orders)('text %s stays', (_, order) => {
  const meanwhile = (change: () => unknown, write: () => unknown) => whileAway(order(), change, write)

  test('in a block that was edited after it was moved', () => {
    openWith(people(), `<ul>${item('One')}${item('two and a half')}${item('four')}</ul>`)
    meanwhile(
      () => {
        caretAt(ada, 'two').toggleBulletList().run()
        writeBehind(ada, 'two and', ' not')
      },
      () => writeBehind(bea, 'half', ' three'),
    )
    expectOutline(people(), `<ul>${item('One')}</ul><p>two and not a half three</p><ul>${item('four')}</ul>`)
  })

  test('in a moved block with a line break', () => {
    openWith(people(), `<ul>${item('One')}${item('two<br>half')}</ul>`)
    meanwhile(
      () => caretAt(ada, 'two').toggleBulletList().run(),
      () => {
        writeBehind(bea, 'half', ' three')
        writeBehind(bea, 'two', ' and')
      },
    )
    expectOutline(people(), `<ul>${item('One')}</ul><p>two and<br>half three</p>`)
  })

  test('in an empty block that was moved', () => {
    openWith(people(), `<ul>${item('One')}${item('')}${item('four')}</ul>`)
    meanwhile(
      () => caretAt(ada, '').toggleBulletList().run(),
      () => writeAt(bea, 'three', placeOf(bea, '')),
    )
    expectOutline(people(), `<ul>${item('One')}</ul><p>three</p><ul>${item('four')}</ul>`)
  })

  test('in each of several empty blocks that were moved', () => {
    openWith(people(), '<p>One</p><p></p><p>two</p><p></p>')
    meanwhile(
      () => {
        const to = ada.editor.state.doc.content.size
        ada.editor.chain().setTextSelection({ from: 0, to }).toggleBulletList().run()
      },
      () => {
        writeAt(bea, 'first', placeOf(bea, ''))
        writeAt(bea, 'second', placeOf(bea, ''))
      },
    )
    expectOutline(people(), `<ul>${item('One')}${item('first')}${item('two')}${item('second')}</ul>`)
  })

  test('in an empty block that became a heading', () => {
    openWith(people(), '<p>One</p><p></p>')
    meanwhile(
      () => caretAt(ada, '').toggleHeading({ level: 2 }).run(),
      () => writeAt(bea, 'three', placeOf(bea, '')),
    )
    expectOutline(people(), '<p>One</p><h2>three</h2>')
  })

  test('behind what is left of a block whose start was deleted with the end of another one', () => {
    openWith(people(), '<p>One</p><p>two</p><p>four</p>')
    meanwhile(
      () => ada.editor.commands.deleteRange({ from: 4, to: placeOf(ada, 'four') + 2 }),
      () => writeBehind(bea, 'four', ' three'),
    )
    expectOutline(people(), '<p>Oneur three</p>')
  })

  test('also if text was written over what was deleted', () => {
    openWith(people(), '<p>One</p><p>two</p><p>four of them are here</p>')
    meanwhile(
      () => {
        const { tr } = ada.editor.state
        ada.editor.view.dispatch(tr.insertText(' and ', 4, placeOf(ada, 'of them')))
      },
      () => writeBehind(bea, 'here', ' now'),
    )
    expectOutline(people(), '<p>One and of them are here now</p>')
  })
})
