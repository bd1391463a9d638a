import { beforeEach, describe, expect, test } from 'vitest'

import { goOffline, threeWith } from '#tests/fuzz/people.ts'
import { settle, type Reviewer } from '#tests/fuzz/suggestionsWorld.ts'

let ada: Reviewer
let bea: Reviewer
let cid: Reviewer
const people = () => [ada, bea, cid]

beforeEach(() => {
  ;[ada, bea, cid] = threeWith('One two', 'suggester')
})

/** The blocks with their marks, by the names of these. */
const shown = ({ editor }: Reviewer): string =>
  editor
    .getHTML()
    .replaceAll(/<(ins|del)[^>]*>/g, '<$1>')
    .replaceAll(/<span data-comment[^>]*>(.*?)<\/span>/g, '<q>$1</q>')
    .replaceAll(/<\/?span>/g, '')
    .replaceAll(/<(\/?\w+)[^>]*>/g, '<$1>')

const expectAll = (html: string) => {
  settle(people())
  expect(people().map(shown)).toEqual(people().map(() => html))
  expect(cid.refusals).toEqual([])
}

const comment = ({ editor }: Reviewer) =>
  editor.view.dispatch(
    editor.state.tr.addMark(1, 4, editor.schema.mark('comment', { id: crypto.randomUUID() })),
  )
const unbold = ({ editor }: Reviewer, from = 1) =>
  editor.view.dispatch(editor.state.tr.removeMark(from, 8, editor.schema.marks['bold']))
const link = ({ editor }: Reviewer, [from, to]: [number, number], path: string) => {
  const mark = editor.schema.mark('link', { href: `https://example.org/${path}` })
  editor.view.dispatch(editor.state.tr.addMark(from, to, mark))
}

/** Three orders. In the first one, the page that turned the block gets it with the state of the server. */
describe.each([
  ['before the block is turned', () => goOffline([ada]), () => settle([bea, cid])],
  ['after it', () => goOffline([bea, cid]), () => undefined],
  ['after it, by people who are there', () => goOffline([ada]), () => undefined],
])('in a block that another person turns meanwhile, saved %s', (_, part, save) => {
  const cases: [string, () => void, string][] = [
    ['a format', () => bea.format(0, 3, false), '<h2><strong>One</strong> two</h2>'],
    ['a comment', () => comment(bea), '<h2><q>One</q> two</h2>'],
    ['a suggested deletion', () => cid.edit(0, 3, '', true), '<h2><del>One</del> two</h2>'],
    ['suggested text', () => cid.edit(3, 3, ' more', true), '<h2>One<ins> more</ins> two</h2>'],
    [
      'formats of several people',
      () => {
        bea.format(0, 5, false)
        cid.edit(4, 7, '', true)
      },
      '<h2><strong>One <del>t</del></strong><del>wo</del></h2>',
    ],
  ]
  test.each(cases)('%s stays', (_name, act, html) => {
    part()
    ada.head(2, false)
    act()
    save()
    expectAll(html)
  })

  test('a format that someone ends is ended', () => {
    bea.format(0, 7, false)
    settle(people())
    part()
    ada.head(2, false)
    unbold(bea)
    save()
    expectAll('<h2>One two</h2>')
  })

  test('a format of text that goes, and of text that comes, is where it was', () => {
    part()
    ada.head(2, false)
    bea.format(0, 7, false)
    bea.edit(3, 7, ' three', false)
    save()
    expectAll('<h2><strong>One three</strong></h2>')
  })

  test('a link in place of a part of another one of the same person stays', () => {
    link(bea, [1, 8], 'all')
    settle(people())
    part()
    ada.head(2, false)
    link(bea, [3, 6], 'part')
    save()
    expectAll('<h2><a>On</a><a>e t</a><a>wo</a></h2>')
  })

  test('code gets no format', () => {
    part()
    ada.editor.commands.toggleCodeBlock()
    bea.format(0, 3, false)
    save()
    expectAll('<pre><code>One two</code></pre>')
  })
})

/** Formats that were ended before the block was turned, by the person who turned it, or by another one. */
describe.each([
  ['own', () => ada],
  ['of another person', () => bea],
])('of formats that had been ended before, %s', (_, writer) => {
  test('the copy gets no end', () => {
    writer().format(0, 3, false)
    unbold(writer())
    settle(people())
    ada.tab.disconnect()
    ada.head(2, false)
    ada.format(0, 3, false)
    expectAll('<h2><strong>One</strong> two</h2>')
  })

  test('the copy gets none where one was made longer, and has been ended in the copy', () => {
    writer().format(0, 3, false)
    writer().format(0, 7, false)
    settle(people())
    ada.tab.disconnect()
    ada.head(2, false)
    unbold(ada, 4)
    expectAll('<h2><strong>One</strong> two</h2>')
  })
})

test('a comment that arrived in the copy, and that its author has ended meanwhile, is ended', () => {
  comment(bea)
  bea.send()
  ada.tab.disconnect()
  ada.head(2, false)
  const { tr, schema } = bea.editor.state
  bea.editor.view.dispatch(tr.removeMark(1, 8, schema.marks['comment']))
  expectAll('<h2>One two</h2>')
})
