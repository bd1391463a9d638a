import { expect, test } from 'vitest'

import { suggestAs } from '#client/editor/suggesting/suggesting.ts'
import { goOffline, settled, twoWith } from '#tests/fuzz/people.ts'
import { settle, type Reviewer } from '#tests/fuzz/suggestionsWorld.ts'

import { decide } from './decide.ts'

/** Replaces a range of the text, in positions of the editor. */
function write({ editor }: Reviewer, from: number, to: number, text = ''): void {
  suggestAs(editor, null)
  const { tr } = editor.state
  editor.view.dispatch(text === '' ? tr.delete(from, to) : tr.insertText(text, from, to))
}

type Case = {
  what: string
  html: string
  ada?: (ada: Reviewer) => void
  cid: (cid: Reviewer) => void
  text: string
}

test.each<Case>([
  {
    what: 'is behind the same text, though the other person has deleted a word first',
    html: '<p>One two three</p>',
    ada: ada => write(ada, 1, 5),
    cid: cid => write(cid, 14, 14, ' four'),
    text: '<h2>two three four</h2>',
  },
  {
    what: 'is behind the same text, though its author has deleted a word, which goes',
    html: '<p>One two three</p>',
    cid: cid => {
      write(cid, 1, 5)
      write(cid, 10, 10, ' four')
    },
    text: '<h2>two three four</h2>',
  },
  {
    what: 'stays in place of another word',
    html: '<p>One two three</p>',
    cid: cid => write(cid, 5, 8, 'six'),
    text: '<h2>One six three</h2>',
  },
  {
    what: 'stays behind a line break',
    html: '<p>One<br>two</p>',
    cid: cid => write(cid, 5, 5, 'x'),
    text: '<h2>One<br>xtwo</h2>',
  },
  {
    what: 'divides no emoji',
    html: '<p>One \u{1F600} two</p>',
    ada: ada => write(ada, 5, 7, '\u{1F601}'),
    cid: cid => write(cid, 7, 7, '!'),
    text: '<h2>One \u{1F601}! two</h2>',
  },
])(
  'text that someone writes in a block that another person makes a heading $what',
  ({ html, ada: first, cid: change, text }) => {
    const [ada, cid] = twoWith(html)
    ada.head(2, true)
    settle([ada, cid])
    goOffline([ada, cid])
    suggestAs(ada.editor, null)
    first?.(ada)
    decide(ada.editor, {}, 'accept')
    change(cid)
    expect(settled(ada, cid)).toBe(text)
  },
)
