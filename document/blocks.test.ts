import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { body } from '#tests/support/arbitraryBody.ts'

import { baseOf } from './base.ts'
import { blocksOf } from './blocks.ts'
import { parseBody } from './parse.ts'
import { textOf } from './text.ts'

it('returns the blocks with their paths and formatting', () => {
  const parsed = parseBody({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Title' }] },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              {
                type: 'paragraph',
                content: [
                  { type: 'text', text: 'a ' },
                  { type: 'text', text: 'bold', marks: [{ type: 'bold' }] },
                  { type: 'hardBreak' },
                  { type: 'text', text: 'line' },
                ],
              },
            ],
          },
        ],
      },
      { type: 'horizontalRule' },
    ],
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  expect(blocksOf(parsed.value)).toEqual([
    { path: [{ type: 'heading', attrs: { level: 2 } }], text: 'Title', format: '' },
    {
      path: [{ type: 'bulletList' }, { type: 'listItem' }, { type: 'paragraph' }],
      text: 'a bold\nline',
      format: expect.stringContaining('bold'),
    },
    { path: [{ type: 'horizontalRule' }], text: '', format: '' },
  ])
})

it('does not see comments, also where they divide a formatted text', () => {
  const comment = { type: 'comment', attrs: { id: 'c1' } }
  const blocks = (...content: object[]) => {
    const parsed = parseBody({ type: 'doc', content: [{ type: 'paragraph', content }] })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
    return blocksOf(parsed.value)
  }
  const bold = { type: 'bold' }
  const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, marks })
  expect(blocks(text('a '), text('b', comment), text('c'))).toEqual(blocks(text('a bc')))
  expect(blocks(text('a', bold), text('b', bold, comment), text('c', comment))).toEqual(
    blocks(text('ab', bold), text('c')),
  )
})

it('includes all of the text but suggestions', () => {
  fc.assert(
    fc.property(body, value => {
      const lines = blocksOf(value).filter(
        ({ path }) => !['horizontalRule', 'image'].includes(path.at(-1)?.type ?? ''),
      )
      const all = lines.map(({ text }) => text).join('\n')
      // A tab stands between two cells, also where one has no text block.
      expect(all.replaceAll(/\s+/g, ' ').trim()).toBe(textOf(baseOf(value)).replaceAll(/\s+/g, ' ').trim())
    }),
    { numRuns: 200 },
  )
})

it('leaves suggestions out', () => {
  const by = { id: 's', author: 'ada' }
  const parsed = parseBody({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Some ' },
          { type: 'text', text: 'coffee', marks: [{ type: 'deletion', attrs: by }] },
          { type: 'text', text: 'tea', marks: [{ type: 'insertion', attrs: by }] },
        ],
      },
    ],
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  expect(blocksOf(parsed.value)).toEqual([{ path: [{ type: 'paragraph' }], text: 'Some coffee', format: '' }])
})
