import { describe, expect, it } from 'vitest'

import { paragraphsOf } from './paragraphs.ts'
import { proseOf } from './prose.ts'

const slices = (text: string) => paragraphsOf(text).map(({ start, end }) => text.slice(start, end))

describe('paragraphs', () => {
  it('end with a line, and empty lines are none', () => {
    expect(slices('\n One. \r\n\r\nTwo.\n \u2028Three')).toEqual(['One.', 'Two.', 'Three'])
  })

  it('that were wrapped by hand are put together', () => {
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
  ])('%s stands alone', (_, text) => {
    expect(slices(text)).toHaveLength(2)
  })
})

describe('sentences of a text', () => {
  const sentences = (text: string) => proseOf(text).sentences.map(({ start, end }) => text.slice(start, end))

  it('are not headings, items of lists, greetings or rules', () => {
    const text = 'What we need\n\n* milk\n* bread\n\nDear Ann,\n\nIt rains. We left.\n\n---\n\nYours\nBob'
    expect(sentences(text)).toEqual(['It rains.', 'We left.'])
  })

  it('are long items, items that end as sentences, and what a paragraph ends with', () => {
    const text =
      '- It rains.\n- a long item with many words that nobody would take for a heading at all\nOne. two'
    expect(sentences(text)).toHaveLength(4)
  })

  it('are its lines when there is nothing else', () => {
    expect(sentences('milk\nbread')).toEqual(['milk', 'bread'])
  })
})
