import { expect, test } from 'vitest'

import { writingSettings } from '#schema/check-settings/settings.ts'

import { resolveSettings, isSameHow, isWaiting, spokenIn, type SpokenBlock } from './languages.ts'

const AUTO = writingSettings.parse({ dialect: 'UK' })

const block = (text: string, detected: string | null, language = detected): SpokenBlock => ({
  text,
  detected,
  language,
  checked: detected !== null,
})

const ENGLISH = block('A line of English.', 'en')
const FRENCH = block('Une phrase bien plus longue, en français.', 'fr')
const UNKNOWN = block('Something that nobody has looked at yet, however long it may be.', null)

test('uses the predominant language of a document without an explicit one', () => {
  expect(resolveSettings(AUTO, [], null)).toEqual({ ...AUTO, language: 'en' })
  expect(resolveSettings(AUTO, [ENGLISH, FRENCH, UNKNOWN], null)).toEqual({ ...AUTO, language: 'fr' })
  expect(resolveSettings(AUTO, [ENGLISH, ENGLISH, ENGLISH, FRENCH], null)).toEqual({
    ...AUTO,
    language: 'en',
  })
})

test('does not recheck a bilingual document with each paragraph', () => {
  // Each paragraph takes the lead.
  const blocks = Array.from({ length: 200 }, (_, at) => ({
    ...block('x'.repeat(at === 0 ? 100 : 200 + at), null),
    says: at % 2 === 0 ? 'en' : 'fr',
  }))
  let how = resolveSettings(AUTO, blocks, null)
  let checks = 0
  for (let next = blocks.find(isWaiting); next; next = blocks.find(isWaiting)) {
    checks += 1
    Object.assign(next, { checked: true, detected: next.says })
    const now = resolveSettings(AUTO, blocks, how)
    if (!isSameHow(now, how)) for (const one of blocks) one.checked = false
    how = now
  }
  expect(how.language).toBe('fr')
  expect(checks).toBeLessThan(2.5 * blocks.length)
})

test('uses an explicit language for any text', () => {
  const inSwedish = { ...AUTO, language: 'sv' }
  expect(resolveSettings(inSwedish, [FRENCH], null)).toBe(inSwedish)
})

test('decides by detected languages, so that a short line does not keep a language that is gone', () => {
  expect(resolveSettings(AUTO, [block('Non', 'en', 'fr'), ENGLISH], null).language).toBe('en')
})

test('lists the languages of a text by amount, ignoring empty lines', () => {
  expect(spokenIn([ENGLISH, block('   '.repeat(40), 'de'), FRENCH, UNKNOWN])).toEqual(['fr', 'en'])
})

test('compares settings by their parts', () => {
  expect(isSameHow(AUTO, structuredClone(AUTO))).toBe(true)
  expect(isSameHow(AUTO, null)).toBe(false)
  expect(isSameHow(null, null)).toBe(true)
  expect(isSameHow(AUTO, { ...AUTO, dialect: 'US' })).toBe(false)
  expect(isSameHow(AUTO, { ...AUTO, goals: { ...AUTO.goals, domain: 'business' } })).toBe(false)
})
