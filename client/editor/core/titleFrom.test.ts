import { expect, test } from 'vitest'

import { bodySchema } from '#document/schema.ts'

import { titleFrom } from './titleFrom.ts'

const paragraph = (text: string) => ({
  type: 'paragraph',
  content: text === '' ? [] : [{ type: 'text', text }],
})

const titled = (...lines: string[]) =>
  titleFrom(bodySchema.nodeFromJSON({ type: 'doc', content: lines.map(paragraph) }))

test.each([
  [['Minutes of Monday', 'We met.'], 'Minutes of Monday'],
  [['', '***', 'Dear Tom,', 'thank you.'], 'Dear Tom'],
  [['שלום עולם.'], 'שלום עולם'],
  [['We met today. It rained.'], 'We met today'],
  [['Why do we meet? It rains.'], 'Why do we meet?'],
  [['Notes for Dr. Smith and Mr. Jones.'], 'Notes for Dr. Smith and Mr. Jones'],
  [['Version 2.5 is here'], 'Version 2.5 is here'],
  [['今日は雨です。明日は晴れです。'], '今日は雨です'],
  [['Thoughts…'], 'Thoughts'],
  [[''], ''],
])('the title of %j is “%s”', (lines, title) => {
  expect(titled(...lines)).toBe(title)
})

test('a long line is cut after a word, and says so', () => {
  expect(titled('The committee met on Monday to talk about the trees that were planted last year')).toBe(
    'The committee met on Monday to talk about the trees that…',
  )
  expect(titled('x'.repeat(100))).toBe(`${'x'.repeat(60)}…`)
})

test.each([
  [
    'The committee met on Monday to talk about the trees, that were planted',
    'The committee met on Monday to talk about the trees, that…',
  ],
  [
    'We met on a long and wet afternoon in May, by the old river.',
    'We met on a long and wet afternoon in May, by the old river',
  ],
  [
    'The committee met on Monday to talk about the new — and old — trees',
    'The committee met on Monday to talk about the new — and old…',
  ],
])('“%s” has the title “%s”', (line, title) => expect(titled(line)).toBe(title))
