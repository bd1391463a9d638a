import { describe, expect, test } from 'vitest'

import { suggestAs } from '#client/editor/suggesting/suggesting.ts'
import { SUGGESTED_LINE, SUGGESTED_PARAGRAPH, type Verdict } from '#document/suggestions.ts'
import { twoWith } from '#tests/fuzz/people.ts'
import { settle, type Reviewer } from '#tests/fuzz/suggestionsWorld.ts'

import { decide } from './decide.ts'

/** The text around the caret, `^`, with `|` between blocks and `/` between lines, suggested ones too. */
function around({ editor }: Reviewer): string {
  const { doc, selection } = editor.state
  const text = (from: number, to: number) => doc.textBetween(from, to, '|', '/')
  return `${text(0, selection.head)}^${text(selection.head, doc.content.size)}`
    .replaceAll(SUGGESTED_PARAGRAPH, '|')
    .replaceAll(SUGGESTED_LINE, '/')
}

const positionsIn = ({ editor: { state } }: Reviewer): number[] =>
  Array.from({ length: state.doc.content.size }, (_, at) => at).filter(
    at => state.doc.resolve(at).parent.isTextblock,
  )

type Case = { html: string; suggest: (ada: Reviewer) => void }

const suggesting = ({ editor }: Reviewer, at: number) => {
  suggestAs(editor, 'ada')
  return editor.chain().setTextSelection(at)
}

const PARAGRAPH: Case = {
  html: '<p>One two.</p><p>One</p>',
  suggest: ada => {
    ada.suggestParagraph(3)
    ada.edit(4, 4, 'new', true)
  },
}

const CASES: Record<string, Case> = {
  paragraph: PARAGRAPH,
  'paragraph at the end': {
    html: '<p>One two.</p>',
    suggest: ada => {
      ada.suggestParagraph(8)
      ada.edit(9, 9, 'Three.', true)
    },
  },
  'empty paragraph': { html: '<p>One.</p><p>One.</p>', suggest: ada => ada.suggestParagraph(4) },
  'row of paragraphs': {
    html: '<p>One two three.</p>',
    suggest: ada => {
      ada.suggestParagraph(8)
      ada.suggestParagraph(3)
      ada.suggestParagraph(4)
    },
  },
  line: { html: '<p>One two.</p>', suggest: ada => suggesting(ada, 4).setHardBreak().run() },
  'item of a list': {
    html: '<ul><li><p>One two.</p></li><li><p>One</p></li></ul>',
    suggest: ada => suggesting(ada, 6).splitListItem('listItem').run(),
  },
  heading: {
    html: '<p>One</p><p>One <strong>two</strong><br>three.</p>',
    suggest: ada => suggesting(ada, 8).setHeading({ level: 2 }).run(),
  },
  list: { html: '<p>One two.</p><p>One</p>', suggest: ada => ada.list('bulletList', true) },
  text: { html: '<p>One two.</p>', suggest: ada => ada.edit(3, 3, ' and a half', true) },
}

/** Returns two people with a suggestion of the first one, with their carets at a position. */
function peopleAt(at: number, { html, suggest }: Case): [Reviewer, Reviewer] {
  const people = twoWith(html)
  suggest(people[0])
  settle(people)
  for (const { editor } of people) editor.commands.setTextSelection(at)
  return people
}

/** Has the second one do something. Returns what is around the carets then. */
function after(people: [Reviewer, Reviewer], act: (bea: Reviewer) => void): string[] {
  act(people[1])
  settle(people)
  return people.map(around)
}

const twice = (text: string) => [text, text]

describe('the carets of both people', () => {
  test.each(Object.entries(CASES))(
    'stay behind their text when one of them accepts a suggested %s, and in undo',
    (_, each) => {
      const [first] = peopleAt(1, each)
      for (const at of positionsIn(first)) {
        const people = peopleAt(at, each)
        const before = twice(around(people[0]))
        expect(after(people, bea => decide(bea.editor, {}, 'accept'))).toEqual(before)
        expect(after(people, bea => bea.undo())).toEqual(before)
        expect(after(people, bea => bea.editor.commands.redo())).toEqual(before)
      }
    },
  )

  test.each<[Verdict, (before: string) => string]>([
    ['accept', before => before.replace(/t(\^?)w(\^?)o/, '$1$2')],
    ['reject', before => before.replace(/2(\^?)\|/, '$1')],
  ])('stay behind the text before it where a decision takes it away: %s', (verdict, left) => {
    const replacement = {
      html: '<p>One two three.</p>',
      suggest: (ada: Reviewer) => {
        ada.edit(4, 7, '2', true)
        ada.suggestParagraph(8)
      },
    }
    const [first] = peopleAt(1, replacement)
    expect(first.text).toBe(`One two2${SUGGESTED_PARAGRAPH} three.`)
    for (const at of positionsIn(first)) {
      const people = peopleAt(at, replacement)
      const expected = twice(left(around(people[0])))
      expect(after(people, bea => decide(bea.editor, {}, verdict))).toEqual(expected)
    }
  })

  test('are in the new paragraph, where the next text goes', () => {
    const [ada, bea] = peopleAt(8, PARAGRAPH)
    expect(after([ada, bea], one => decide(one.editor, {}, 'accept'))).toEqual(twice('One|new^ two.|One'))
    suggestAs(ada.editor, 'ada')
    ada.editor.commands.insertContent('er')
    settle([ada, bea])
    expect(bea.text).toBe('One|newer two.|One')
  })

  test('stay at both ends of selected text', () => {
    const people = peopleAt(8, PARAGRAPH)
    for (const { editor } of people) editor.commands.setTextSelection({ from: 2, to: 7 })
    after(people, bea => decide(bea.editor, {}, 'accept'))
    for (const { editor } of people) {
      const { from, to } = editor.state.selection
      expect(editor.state.doc.textBetween(from, to, '|')).toBe('ne|ne')
    }
  })
})
