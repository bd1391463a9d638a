import { describe, expect, it } from 'vitest'

import { expectProportional } from '#tests/support/growth.ts'

import { parseBody } from './parse.ts'
import { charactersOf, countWords, readTextOf, textOf } from './text.ts'

const bodyOf = (content: unknown[]) => {
  const result = parseBody({ type: 'doc', content })
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
const text = (value: string) => ({ type: 'text', text: value })

describe('textOf', () => {
  it('returns one line per textblock and line break, in order, at any depth', () => {
    const body = bodyOf([
      { type: 'heading', content: [text('Title')] },
      { type: 'paragraph' },
      { type: 'paragraph', content: [text('a'), { type: 'hardBreak' }, text('b')] },
      { type: 'horizontalRule' },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              { type: 'paragraph', content: [text('one')] },
              { type: 'blockquote', content: [{ type: 'codeBlock', content: [text('x\ny')] }] },
            ],
          },
          { type: 'listItem', content: [{ type: 'paragraph', content: [text('two')] }] },
        ],
      },
    ])
    expect(textOf(body)).toBe('Title\n\na\nb\none\nx\ny\ntwo')
  })
})

describe('readTextOf', () => {
  it('leaves out what is suggested to go, and reads suggested ends of paragraphs as lines', () => {
    const marked = (value: string, type: string) => ({
      ...text(value),
      marks: [{ type, attrs: { id: 's', author: 'a' } }],
    })
    const body = bodyOf([
      {
        type: 'paragraph',
        content: [
          text('The col'),
          marked('ou', 'deletion'),
          marked('o', 'insertion'),
          text('r.'),
          marked(' One.\u2029Two.\u2028', 'insertion'),
        ],
      },
    ])
    expect(readTextOf(body)).toBe('The color. One.\nTwo.\n')
    expect(textOf(body)).toBe('The colouor. One.\u2029Two.\u2028')
  })
})

describe('countWords', () => {
  it.each([
    ['', 0],
    ['  \n\t— … !', 0],
    ['Hello, world!', 2],
    ["don't can’t well-known snake_case", 4],
    ['3.14 1,000 12:30 1/2', 4],
    ['One.Two', 2],
    ['naïve cafe\u0301 Ελλάδα Привет مرحبا नमस्ते', 6],
    ['I ❤️ tea', 2],
    ['我喜欢读书', 3],
    ['ภาษาไทย is Thai', 4],
  ])('counts %j as %i words', (value, words) => {
    expect(countWords(value)).toBe(words)
  })

  it('counts 200,000 characters without quadratic time', () => {
    const repeated = (times: number) => 'The quick brown fox can’t jump over 3.14 lazy dogs. '.repeat(times)
    expectProportional(3850, size => () => {
      expect(countWords(repeated(size))).toBe(10 * size)
    })
    expect(charactersOf(repeated(3850))).toBe(200_200)
  })
})

it('counts the words of a long text without spaces in time that grows with it', () => {
  // As one piece, the segmenter took more than a minute.
  expectProportional(20_000, size => () => {
    expect(countWords('日本語の文章を'.repeat(size))).toBeGreaterThan(size)
  })
})
