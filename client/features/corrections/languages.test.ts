import { expect, test } from 'vitest'

import { writingSettings } from '#schema/check-settings/settings.ts'

import { howOf, isSameHow, isWaiting, spokenIn, type SpokenBlock } from './languages.ts'

const AUTO = writingSettings.parse({ dialect: 'UK' })

const block = (text: string, heard: string | null, language = heard): SpokenBlock => ({
  text,
  heard,
  language,
  checked: heard !== null,
})

const ENGLISH = block('A line of English.', 'en')
const FRENCH = block('Une phrase bien plus longue, en français.', 'fr')
const UNKNOWN = block('Something that nobody has looked at yet, however long it may be.', null)

test('a document without a language of its own has the one that most of it is in', () => {
  expect(howOf(AUTO, [], null)).toEqual({ ...AUTO, language: 'en' })
  expect(howOf(AUTO, [ENGLISH, FRENCH, UNKNOWN], null)).toEqual({ ...AUTO, language: 'fr' })
  expect(howOf(AUTO, [ENGLISH, ENGLISH, ENGLISH, FRENCH], null)).toEqual({ ...AUTO, language: 'en' })
})

test('a document in two languages is not checked anew with each paragraph of it', () => {
  // Each paragraph takes the lead.
  const blocks = Array.from({ length: 200 }, (_, at) => ({
    ...block('x'.repeat(at === 0 ? 100 : 200 + at), null),
    says: at % 2 === 0 ? 'en' : 'fr',
  }))
  let how = howOf(AUTO, blocks, null)
  let checks = 0
  for (let next = blocks.find(isWaiting); next; next = blocks.find(isWaiting)) {
    checks += 1
    Object.assign(next, { checked: true, heard: next.says })
    const now = howOf(AUTO, blocks, how)
    if (!isSameHow(now, how)) for (const one of blocks) one.checked = false
    how = now
  }
  expect(how.language).toBe('fr')
  expect(checks).toBeLessThan(2.5 * blocks.length)
})

test('a language that is set counts, whatever is written', () => {
  const inSwedish = { ...AUTO, language: 'sv' }
  expect(howOf(inSwedish, [FRENCH], null)).toBe(inSwedish)
})

test('what is heard decides, not what was checked: so a short line does not hold on to a language that is gone', () => {
  expect(howOf(AUTO, [block('Non', 'en', 'fr'), ENGLISH], null).language).toBe('en')
})

test('the languages of a text come by their amount, without empty lines', () => {
  expect(spokenIn([ENGLISH, block('   '.repeat(40), 'de'), FRENCH, UNKNOWN])).toEqual(['fr', 'en'])
})

test('two ways of checking are the same when each part is', () => {
  expect(isSameHow(AUTO, structuredClone(AUTO))).toBe(true)
  expect(isSameHow(AUTO, null)).toBe(false)
  expect(isSameHow(null, null)).toBe(true)
  expect(isSameHow(AUTO, { ...AUTO, dialect: 'US' })).toBe(false)
  expect(isSameHow(AUTO, { ...AUTO, goals: { ...AUTO.goals, domain: 'business' } })).toBe(false)
})
