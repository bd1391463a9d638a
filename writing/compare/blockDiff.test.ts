import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { blockDiff, type ComparedBlock } from './blockDiff.ts'

const block = (text: string, type = 'paragraph', format = ''): ComparedBlock => ({
  path: [{ type }],
  text,
  format,
})

it('shows removed, added and changed text by words', () => {
  const before = [block('A letter', 'heading'), block('It is a nice day today.'), block('Bye.')]
  const after = [
    block('A letter', 'heading'),
    block('A word.'),
    block('It is a very nice day.'),
    block('Bye.'),
  ]
  expect(blockDiff(before, after)).toEqual([
    { kind: 'same', path: [{ type: 'heading' }], text: 'A letter' },
    { kind: 'added', path: [{ type: 'paragraph' }], text: 'A word.' },
    {
      kind: 'changed',
      before: [{ type: 'paragraph' }],
      path: [{ type: 'paragraph' }],
      reformatted: false,
      segments: [
        { kind: 'same', text: 'It is a ' },
        { kind: 'added', text: 'very ' },
        { kind: 'same', text: 'nice day' },
        { kind: 'removed', text: ' today' },
        { kind: 'same', text: '.' },
      ],
    },
    { kind: 'same', path: [{ type: 'paragraph' }], text: 'Bye.' },
  ])
})

it('shows a block with a new type or format as changed', () => {
  expect(blockDiff([block('Title')], [block('Title', 'heading')])).toEqual([
    {
      kind: 'changed',
      before: [{ type: 'paragraph' }],
      path: [{ type: 'heading' }],
      segments: [{ kind: 'same', text: 'Title' }],
      reformatted: false,
    },
  ])
  expect(blockDiff([block('Title')], [block('Title', 'paragraph', '0 bold')])).toMatchObject([
    { kind: 'changed', reformatted: true },
  ])
})

it('does not pair texts with little in common', () => {
  const blocks = blockDiff([block('The sun shines')], [block('Rain falls on the roof')])
  expect(blocks.map(({ kind }) => kind)).toEqual(['removed', 'added'])
})

it('reproduces both bodies for any input', () => {
  const text = fc
    .array(fc.constantFrom('one', 'two', 'three', 'four'), { maxLength: 5 })
    .map(words => words.join(' '))
  const any = fc
    .tuple(text, fc.constantFrom('paragraph', 'heading', 'rule'), fc.constantFrom('', 'bold'))
    .map(([words, type, format]) => block(words, type, format))
  const blocks = fc.array(any, { maxLength: 12 })
  fc.assert(
    fc.property(blocks, blocks, (before, after) => {
      const side = (own: 'removed' | 'added') =>
        blockDiff(before, after).flatMap(one => {
          if (one.kind === 'changed')
            return {
              path: own === 'removed' ? one.before : one.path,
              text: one.segments
                .filter(({ kind }) => kind === 'same' || kind === own)
                .map(segment => segment.text)
                .join(''),
            }
          return one.kind === 'same' || one.kind === own ? { path: one.path, text: one.text } : []
        })
      const plain = (body: ComparedBlock[]) => body.map(({ path, text }) => ({ path, text }))
      expect(side('removed')).toEqual(plain(before))
      expect(side('added')).toEqual(plain(after))
    }),
    { numRuns: 500 },
  )
})

it('finds no changes between equal bodies', () => {
  const body = Array.from({ length: 50 }, (_, index) => block(`Paragraph ${index}`))
  expect(blockDiff(body, body).every(({ kind }) => kind === 'same')).toBe(true)
})
