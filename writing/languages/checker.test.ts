import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'

import { createLanguageChecker, type LanguageChecker } from './checker.ts'

/** Arbitrary UTF-16 units, including lone surrogates. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 300 })
  .map(units => String.fromCharCode(...units))

const require = createRequire(import.meta.url)

function dictionary(code: string) {
  const index = require.resolve(`dictionary-${code}`)
  return { aff: readFileSync(index.replace(/js$/, 'aff')), dic: readFileSync(index.replace(/js$/, 'dic')) }
}

const checkers = new Map<string, LanguageChecker>()
const found = (code: string, text: string) =>
  (checkers.get(code)?.check(text) ?? []).map(issue => [
    issue.rule,
    text.slice(issue.start, issue.end),
    issue.replacements[0],
  ])

beforeAll(async () => {
  for (const language of ['fr', 'es'])
    checkers.set(language, await createLanguageChecker({ language, resources: dictionary(language) }))
})

test('white space that lays out has no finding', () => {
  for (const text of [
    'Oak         12',
    'Nom :      Anne',
    'Chêne  800\nHêtre   12',
    '2024    Diplôme avec mention',
  ])
    expect(found('fr', text).filter(([, flagged]) => flagged?.trim() === '')).toEqual([])
  expect(found('fr', 'Il est  tard.')).toEqual([['DoubledSpaces', '  ', ' ']])
})

describe('spelling', () => {
  test('finds a misspelled word and its correction', () => {
    expect(found('fr', 'Il faut dévelloper ce projet.')).toEqual([['Spelling', 'dévelloper', 'développer']])
    expect(found('es', 'La pelicula fue muy interesnate.')).toEqual([
      ['Spelling', 'pelicula', 'película'],
      ['Spelling', 'interesnate', 'interesante'],
    ])
  })

  test.each([
    ['names', 'Hier, Dupont-Moretti et Kowalczyk ont rencontré Mme Nguyen.'],
    ['elisions', "L'homme qu'il a vu aujourd'hui n'est pas d'ici, lorsqu'on y pense."],
    ['curly apostrophes', 'L’homme qu’il a vu aujourd’hui n’est pas d’ici.'],
    ['hyphens', 'Peut-être a-t-il un porte-monnaie au rez-de-chaussée, dit-elle.'],
    ['numbers', 'La 2e édition du XXIe siècle coûte 3,50 € à 10h30.'],
    ['addresses', 'Écrivez à prenom.nom@exmple.fr ou voyez https://exmple.fr/pagge, www.exmple.fr.'],
    ['mentions, tags and paths', 'Merci @jeandupnt pour #bonneannee, dans /usr/locl/bin.'],
    ['code', 'La fonction `getUsr` ne marche pas.'],
    ['abbreviations', 'Le prof. et la réf. du dossier, p. ex. ici.'],
    ['acronyms', "L'OTAN et la SNCF."],
    ['other scripts', 'Il dit Здравствуйте, puis こんにちは.'],
    ['loan words', 'Un smartphone et deux podcasts sur le web.'],
    ['a phrase of another language', 'Il répéta hello honney darling avant de partir.'],
    ['a quoted word', 'On appelle cela un « skeumorf ».'],
    ['prefixes before a hyphen', 'La guerre franco-prussienne et le dialogue sino-russe.'],
    ['the spelling of 1990', 'Je dois connaitre le cout.'],
  ])('ignores %s', (_, text) => {
    expect(found('fr', text)).toEqual([])
  })

  test('reports nothing in a paragraph that is mostly in another language', () => {
    expect(found('es', 'This paragraph was written by somebody else entirely.')).toEqual([])
  })

  test('accepts Spanish superlatives and prefixed words', () => {
    expect(found('es', 'Una torre altísima de un barrio multicultural y socioeconómico.')).toEqual([])
  })

  test('does not mark a word with several likely corrections as safe', () => {
    const issues = checkers.get('es')?.check('El perro esta contendo.') ?? []
    expect(issues[0]).toMatchObject({ category: 'spelling', safe: false })
    expect(issues[0]?.replacements.length).toBeGreaterThan(1)
  })

  test('suggests corrections for a misspelled word and none for a correct one', () => {
    expect(checkers.get('es')?.suggest('muhco')[0]).toBe('mucho')
    expect(checkers.get('es')?.suggest('mucho')).toEqual([])
  })
})

describe('the checker', () => {
  test('returns the same findings for a text as for its lines', () => {
    const lines = ['Une fote ici.', '', 'Le  mot .', 'Rien à dire.', 'Bonjour, ca va très bein?']
    let start = 0
    const expected = lines.flatMap(line => {
      const here = start
      start += line.length + 1
      return (checkers.get('fr')?.check(line) ?? []).map(issue => [
        issue.rule,
        issue.start + here,
        issue.end + here,
      ])
    })
    const whole = checkers.get('fr')?.check(lines.join('\n')) ?? []
    expect(whole.map(issue => [issue.rule, issue.start, issue.end])).toEqual(expected)
    expect(expected.length).toBeGreaterThan(3)
  })

  const odd = fc.oneof(
    anyUnits,
    fc
      .array(
        fc.constantFrom(
          ' ',
          '\n',
          '¿',
          '?',
          '!',
          '«',
          '»',
          ',',
          '.',
          'ñandú',
          'él',
          "l'",
          'l’',
          '-',
          '👩‍👩‍👧',
          '\u200b',
          '\u202e',
          '\ud800',
          '\0',
          '<b>',
          '`',
          'aaa',
          'Été',
          'مرحبا',
        ),
      )
      .map(parts => parts.join('')),
  )
  test('returns ordered, separate findings with valid ranges for any text', () => {
    fc.assert(
      fc.property(odd, fc.constantFrom('fr', 'es'), (text, code) => {
        let end = 0
        for (const issue of checkers.get(code)?.check(text) ?? []) {
          expect(issue.start).toBeGreaterThanOrEqual(end)
          expect(issue.end).toBeGreaterThan(issue.start)
          end = issue.end
        }
        expect(end).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 150 },
    )
  })

  test.each([
    ['empty', ''],
    ['one character', 'a'],
    ['a word of 100,000 letters', 'a'.repeat(100_000)],
    ['200,000 spaces', ' '.repeat(200_000)],
    ['200,000 question marks', '?'.repeat(200_000)],
    ['hyphens', 'a-'.repeat(50_000)],
    ['apostrophes', "l'".repeat(50_000)],
    ['brackets', '<a'.repeat(50_000)],
    ['quotation marks', '« '.repeat(50_000)],
    ['dots', 'a.b'.repeat(50_000)],
    ['paths', '/a'.repeat(50_000)],
    ['one word again and again', 'mot '.repeat(50_000)],
    ['gibberish', 'xqzt brmp '.repeat(10_000)],
  ])('checks %s too', (_, text) => {
    expect(() => checkers.get('fr')?.check(text)).not.toThrow()
  })
})

test('rejects English and unknown languages', async () => {
  await expect(createLanguageChecker({ language: 'en', resources: dictionary('ie') })).rejects.toThrow(
    'No dictionary',
  )
  await expect(createLanguageChecker({ language: 'xx', resources: dictionary('ie') })).rejects.toThrow(
    'No dictionary',
  )
})
