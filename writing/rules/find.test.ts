import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { issue as issueSchema } from '#schema/corrections/issue.ts'
import { loadTagger } from '#writing/tagger/tagger.ts'

import { compileRules } from './compile.ts'
import { findByRules, findIn } from './find.ts'
import { packs } from './packs.ts'
import type { Rule } from './rule.ts'

const tagger = await loadTagger()

const base = {
  id: 'Sample',
  category: 'grammar',
  message: 'Sample',
  explanation: 'Sample.',
  examples: { wrong: [], right: [] },
} satisfies Omit<Rule, 'cases'>

function correct(rule: Partial<Rule>, text: string): string | null {
  const found = findIn(compileRules([{ ...base, cases: [], ...rule }]), tagger.tag(text))
  const first = found[0]
  return first ? text.slice(0, first.start) + first.replacements[0] + text.slice(first.end) : null
}
const by = (pattern: string, ...replacements: [string, ...string[]]): Partial<Rule> => ({
  cases: [[pattern, ...replacements]],
})

describe('a pattern', () => {
  test('matches a row of words and replaces the part in brackets', () => {
    expect(correct(by('he [do] not', 'does'), 'So he do not know.')).toBe('So he does not know.')
    expect(correct(by('he [do] not', 'does'), 'So they do not know.')).toBeNull()
  })

  test('is replaced whole without brackets, keeping the capital', () => {
    expect(correct(by('could of', 'could have'), 'Could of been.')).toBe('Could have been.')
  })

  test('matches parts of speech, lemmas, features and word sets', () => {
    expect(correct(by('$modal [v:~go&!#base]', '{v.base}'), 'He can went home.')).toBe('He can go home.')
    expect(correct(by('many [#singular&!#uncountable]', '{.plural}'), 'Many student came.')).toBe(
      'Many students came.',
    )
    expect(correct(by('many [#singular&!#uncountable]', '{.plural}'), 'So many water.')).toBeNull()
  })

  test('supports optional, repeated and alternative parts', () => {
    const rule = by("(do / does) n't? not? @ADV{0,2} [v:went]", '{v.base}')
    expect(correct(rule, "They don't really went.")).toBe("They don't really go.")
    expect(correct(rule, 'He does went.')).toBe('He does go.')
  })

  test('supports look-arounds', () => {
    expect(correct(by('-<(the) [people] is', 'x'), 'So people is good.')).toBe('So x is good.')
    expect(correct(by('-<(the) [people] is', 'x'), 'The people is good.')).toBeNull()
    expect(correct(by('[cat] -(food)', 'dog'), 'The cat food.')).toBeNull()
    expect(correct(by('[cat] +(ran / walked)', 'dog'), 'The cat ran.')).toBe('The dog ran.')
  })

  test('matches the start and end of a sentence, ignoring signs', () => {
    expect(correct(by('< [me] and', 'I'), '“Me and Ann left.')).toBe('“I and Ann left.')
    expect(correct(by('< [me] and', 'I'), 'He and me and Ann left.')).toBeNull()
    expect(correct(by('[is] >', 'are'), 'That it is.')).toBe('That it are.')
  })

  test('does not match in a sentence with an exception', () => {
    const rule: Partial<Rule> = { ...by('[has] @NOUN', 'have'), unless: ['if he'] }
    expect(correct(rule, 'I has cats.')).toBe('I have cats.')
    expect(correct(rule, 'If he has cats.')).toBeNull()
  })

  test('deletes a word and the space before it', () => {
    expect(correct(by('discuss [about]', ''), 'We discuss about it.')).toBe('We discuss it.')
  })

  test('deletes the first word and capitalizes the next one', () => {
    expect(correct(by('< [in] nowadays', ''), 'In nowadays it is so.')).toBe('Nowadays it is so.')
  })

  test('writes “an” for “a” where the next word requires it', () => {
    expect(correct(by('[apple|pear]', 'a {}'), 'I ate apple.')).toBe('I ate an apple.')
    expect(correct(by('[apple|pear]', 'a {}'), 'I ate pear.')).toBe('I ate a pear.')
  })

  test('reports an invalid name', () => {
    for (const pattern of ['$nowhere', '@NOPE', '#nope', '(a', 'a)', 'Word'])
      expect(() => compileRules([{ ...base, cases: [[pattern, 'x']] }])).toThrow(/in "|"\)"/)
  })
})

describe('the findings', () => {
  const words = packs.flat().flatMap(rule => rule.examples.wrong.map(([wrong]) => wrong))
  // Setting up fast-check's arbitrary of all code points takes seconds.
  const units = fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map(codes => String.fromCharCode(...codes))
  const odd = fc.constantFrom('\u200b', '\uD83D', '😀', '\n', ' ', '<i>', 'שלום', '’', '\u0000', '. ')
  const text = fc
    .array(fc.oneof(fc.constantFrom(...words), odd, units), {
      maxLength: 8,
    })
    .map(parts => parts.join(' '))

  test('are valid, ordered and separate in any text', () => {
    fc.assert(
      fc.property(text, sample => {
        let end = 0
        for (const found of findByRules(tagger.tag(sample))) {
          expect(issueSchema.safeParse(found).success).toBe(true)
          expect(found.start).toBeGreaterThanOrEqual(end)
          expect(found.end).toBeGreaterThan(found.start)
          expect(found.end).toBeLessThanOrEqual(sample.length)
          expect(found.replacements).not.toContain(sample.slice(found.start, found.end))
          end = found.end
        }
      }),
      { numRuns: 80 },
    )
  })

  test('exclude disabled rules', () => {
    const [wrong = ''] = packs.flat()[0]?.examples.wrong[0] ?? []
    const disabled = new Set(findByRules(tagger.tag(wrong)).map(({ rule }) => rule))
    expect(disabled.size).toBeGreaterThan(0)
    const left = findByRules(tagger.tag(wrong), { disabled }).map(({ rule }) => rule)
    expect(left.filter(rule => disabled.has(rule))).toEqual([])
  })
})
