import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Issue } from '#schema/corrections/issue.ts'

import { charactersOf, issuesByBlock, partsOf, textOfPart } from './parts.ts'

const issueAt = (start: number, end: number): Issue => ({
  id: `DeepCheck:${start}-${end}`,
  category: 'grammar',
  rule: 'DeepCheck',
  message: 'Suggested correction',
  explanation: 'Suggested by a model.',
  replacements: ['x'],
  start,
  end,
  confidence: 0.75,
  safe: false,
})

describe('the parts of a text', () => {
  test('hold whole blocks in order, and leave out empty ones', () => {
    expect(partsOf(['One.', '  ', 'Two.', 'Three.'], 11).map(textOfPart)).toEqual(['One.\n\nTwo.', 'Three.'])
    expect(partsOf(['', ' \n'], 10)).toEqual([])
  })

  test('cut a long block after a sentence, or else after a word', () => {
    expect(partsOf(['A b. C d. E f.'], 8).map(textOfPart)).toEqual(['A b. ', 'C d. ', 'E f.'])
    expect(partsOf(['aaa bbb ccc'], 5).map(textOfPart)).toEqual(['aaa ', 'bbb ', 'ccc'])
    expect(partsOf(['abcdefg'], 3).map(textOfPart)).toEqual(['abc', 'def', 'g'])
  })

  const blocks = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.', '\n'), maxLength: 60 }), {
    maxLength: 12,
  })
  test('are never too long, and lose nothing but white space', () => {
    fc.assert(
      fc.property(blocks, fc.integer({ min: 1, max: 40 }), (texts, most) => {
        const parts = partsOf(texts, most)
        const bare = (text: string) => text.replaceAll(/\s/g, '')
        expect(parts.every(part => textOfPart(part).length <= most)).toBe(true)
        expect(bare(parts.map(textOfPart).join(''))).toBe(bare(texts.join('')))
        expect(charactersOf(parts)).toBe(parts.map(textOfPart).reduce((sum, text) => sum + text.length, 0))
      }),
    )
  })

  test('lead an issue back to the same characters of its block', () => {
    fc.assert(
      fc.property(blocks, fc.integer({ min: 3, max: 40 }), fc.nat(), fc.nat(5), (texts, most, at, length) => {
        for (const part of partsOf(texts, most)) {
          const sent = textOfPart(part)
          const start = at % sent.length
          const end = Math.min(sent.length, start + length + 1)
          for (const { text, issues } of issuesByBlock(part, [issueAt(start, end)]))
            for (const issue of issues) {
              expect(texts).toContain(text)
              expect(text.slice(issue.start, issue.end)).toBe(sent.slice(start, end))
            }
        }
      }),
    )
  })
})
