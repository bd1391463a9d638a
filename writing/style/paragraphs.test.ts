import { describe, expect, it } from 'vitest'

import { paragraphsOf } from './paragraphs.ts'
import { proseOf } from './prose.ts'

const slices = (text: string) => paragraphsOf(text).map(({ start, end }) => text.slice(start, end))

describe('paragraphs', () => {
  it('end at a line break; empty lines do not count', () => {
    expect(slices('\n One. \r\n\r\nTwo.\n \u2028Three')).toEqual(['One.', 'Two.', 'Three'])
  })

  it('are joined if they were wrapped by hand', () => {
    const wrapped =
      'This is a line of a mail that somebody wrapped\nby hand, and here it ends.\n\nthe next one'
    expect(slices(wrapped)).toEqual([
      'This is a line of a mail that somebody wrapped\nby hand, and here it ends.',
      'the next one',
    ])
  })

  it.each([
    ['a short line', 'Milk and bread\nbutter and eggs'],
    ['a whole sentence', 'This is a line of a mail that somebody wrote.\nby hand'],
    ['a heading before a capital', 'What we have to know about the weather here\nIt rains.'],
  ])('keep %s separate', (_, text) => {
    expect(slices(text)).toHaveLength(2)
  })
})

describe('sentences of a text', () => {
  const sentences = (text: string) => proseOf(text).sentences.map(({ start, end }) => text.slice(start, end))

  it('exclude headings, list items, greetings and rules', () => {
    const text = 'What we need\n\n* milk\n* bread\n\nDear Ann,\n\nIt rains. We left.\n\n---\n\nYours\nBob'
    expect(sentences(text)).toEqual(['It rains.', 'We left.'])
  })

  it('include long items, items that end like sentences, and the end of a paragraph', () => {
    const text =
      '- It rains.\n- a long item with many words that nobody would take for a heading at all\nOne. two'
    expect(sentences(text)).toHaveLength(4)
  })

  it('are its lines if it has nothing else', () => {
    expect(sentences('milk\nbread')).toEqual(['milk', 'bread'])
  })
})
