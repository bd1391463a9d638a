import { Node } from '@tiptap/pm/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { bodySchema } from '#document/schema.ts'

import { headingsIn, sectionAt, sectionsOf, type Section } from './headings.ts'

const block = (type: string, text: string, attrs = {}) => ({
  type,
  attrs,
  content: text === '' ? [] : [{ type: 'text', text }],
})
const heading = (level: number, text: string) => block('heading', text, { level })
const docOf = (...content: object[]) => Node.fromJSON(bodySchema, { type: 'doc', content })

const namesOf = (sections: readonly Section[]): unknown[] =>
  sections.map(({ text, sections: inside }) => (inside.length > 0 ? [text, namesOf(inside)] : text))

describe('headings', () => {
  const doc = docOf(
    block('paragraph', 'Before'),
    heading(1, 'One'),
    block('paragraph', 'Text'),
    heading(2, '  '),
    { type: 'blockquote', content: [heading(3, 'Quoted')] },
  )

  test('are found with their places, also inside other blocks, and without the empty ones', () => {
    const found = headingsIn(doc)
    expect(found.map(({ level, text }) => [level, text])).toEqual([
      [1, 'One'],
      [3, 'Quoted'],
    ])
    expect(found.map(({ position }) => doc.resolve(position).parent.textContent)).toEqual(['One', 'Quoted'])
  })

  test('begin a section that lasts until the next one', () => {
    const found = headingsIn(doc)
    const [one = { position: 0 }, quoted = { position: 0 }] = found
    expect(sectionAt(found, 1)).toBe(-1)
    expect(sectionAt(found, one.position)).toBe(0)
    expect(sectionAt(found, quoted.position - 1)).toBe(0)
    expect(sectionAt(found, doc.content.size)).toBe(1)
  })

  test('are inside the last one before them with a lower level', () => {
    const levels = [2, 1, 3, 2, 3, 3, 1].map((level, index) => ({ level, text: `${index}` }))
    expect(namesOf(sectionsOf(levels))).toEqual(['0', ['1', ['2', ['3', ['4', '5']]]], '6'])
  })

  test('are all in the sections, in order', () => {
    const levels = fc.array(fc.record({ level: fc.integer({ min: 1, max: 3 }), text: fc.string() }))
    const indexes = (sections: readonly Section[]): number[] =>
      sections.flatMap(({ index, sections: inside }) => [index, ...indexes(inside)])
    fc.assert(
      fc.property(levels, headings => {
        expect(indexes(sectionsOf(headings))).toEqual(headings.map((_, index) => index))
      }),
    )
  })
})
