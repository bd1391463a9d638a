import { afterEach, describe, expect, test } from 'vitest'

import type { Verdict } from '#document/suggestions.ts'
import { Arbiter } from '#tests/fuzz/actsWorld.ts'
import { Reviewer, settle } from '#tests/fuzz/suggestionsWorld.ts'

import { decide } from './decide.ts'

let people: Reviewer[] = []
afterEach(() => people.splice(0).forEach(person => person.close()))

/** Two editors offline, with a paragraph of which a heading of level 2 is suggested. */
function suggested(words: string): [Reviewer, Reviewer] {
  let clients = 100
  const arbiter = new Arbiter(words)
  const nextClient = () => ++clients
  const [ada, bea] = [
    new Reviewer(arbiter, { name: 'ada', role: 'editor', nextClient }),
    new Reviewer(arbiter, { name: 'bea', role: 'editor', nextClient }),
  ]
  people = [ada, bea]
  ada.head(2, true)
  settle(people)
  for (const { tab } of people) tab.disconnect()
  return [ada, bea]
}

/** The blocks of everyone, once all is sent, in the order of the list. */
function settled(...order: Reviewer[]): string[] {
  settle(order)
  const [html, ...others] = people.map(({ editor }) => editor.getHTML().replaceAll(' dir="auto"', ''))
  for (const other of others) expect(other).toBe(html)
  for (const { editor } of people) editor.state.doc.check()
  return [...(html ?? '').matchAll(/<(?:h\d|p).*?<\/(?:h\d|p)>/g)].map(([block]) =>
    block.replaceAll(
      /<(?:h(\d)|p)>(.*?)<\/(?:h\d|p)>/g,
      (_, level: string | undefined, text: string) => `${level ?? 'p'} ${text.replaceAll(/<[^>]*>/g, '')}`,
    ),
  )
}

const type = ({ editor }: Reviewer, text: string, at = editor.state.doc.content.size - 1) =>
  editor.view.dispatch(editor.state.tr.insertText(text, at))

describe('decisions of two people on a suggested heading', () => {
  test.each<[Verdict, Verdict, string]>([
    ['accept', 'accept', '2 One two'],
    ['accept', 'reject', '2 One two'],
    ['reject', 'accept', '2 One two'],
    ['reject', 'reject', 'p One two'],
  ])('at once, %s and %s, leave one block', (first, second, block) => {
    const [ada, bea] = suggested('One two')
    decide(ada.editor, {}, first)
    decide(bea.editor, {}, second)
    expect(settled(ada, bea)).toEqual([block])
  })

  test('leave one block of the kind that was accepted first', () => {
    const [ada, bea] = suggested('One two')
    settle(people)
    bea.head(3, true)
    settle(people)
    for (const { tab } of people) tab.disconnect()
    decide(ada.editor, { author: 'ada' }, 'accept')
    decide(bea.editor, { author: 'bea' }, 'accept')
    expect(settled(bea, ada)).toEqual(['3 One two'])
  })

  test('keep what the first one wrote in it, and what the later one went on to write', () => {
    const [ada, bea] = suggested('One two')
    decide(ada.editor, {}, 'accept')
    type(ada, ' three')
    decide(bea.editor, {}, 'accept')
    type(bea, ' four')
    expect(settled(ada, bea).toSorted()).toEqual(['2  four', '2 One two three'])
  })

  test('leave no block of the later one that is empty again, or behind which that one wrote', () => {
    const [ada, bea] = suggested('One two')
    decide(ada.editor, {}, 'accept')
    decide(bea.editor, {}, 'accept')
    type(bea, 'x')
    bea.editor.commands.deleteRange({ from: 8, to: 9 })
    bea.editor.commands.setTextSelection(8)
    bea.editor.chain().splitBlock().insertContent('next').run()
    expect(settled(ada, bea)).toEqual(['2 One two', 'p next'])
  })

  test('are taken back once: Undo of the later one changes nothing', () => {
    const [ada, bea] = suggested('One two')
    decide(ada.editor, {}, 'accept')
    decide(bea.editor, {}, 'accept')
    expect(settled(ada, bea)).toEqual(['2 One two'])
    bea.undo()
    expect(settled(ada, bea)).toEqual(['2 One two'])
    ada.undo()
    expect(settled(ada, bea)).toEqual(['p One two'])
    ada.editor.commands.redo()
    expect(settled(ada, bea)).toEqual(['2 One two'])
  })

  test('are taken back while offline without a second block', () => {
    const [ada, bea] = suggested('One two')
    decide(ada.editor, {}, 'accept')
    decide(bea.editor, {}, 'accept')
    bea.undo()
    expect(settled(ada, bea)).toEqual(['2 One two'])
  })

  test('are redone while offline without a second block', () => {
    const [ada, bea] = suggested('One two')
    decide(ada.editor, {}, 'accept')
    decide(bea.editor, {}, 'accept')
    bea.undo()
    bea.editor.commands.redo()
    expect(settled(ada, bea)).toEqual(['2 One two'])
  })

  test.each([0, 3])('go on with the next kind: %s', level => {
    const [ada, bea] = suggested('One two')
    decide(ada.editor, {}, 'accept')
    decide(bea.editor, {}, 'accept')
    bea.head(level, true)
    decide(bea.editor, {}, 'accept')
    expect(settled(ada, bea)).toEqual(['2 One two'])
  })
})
