import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, test } from 'vitest'

import { createLanguageChecker } from './checker.ts'
import { languageOf } from './identify/languageOf.ts'

const require = createRequire(import.meta.url)

async function found(language: string, text: string) {
  const index = require.resolve(`dictionary-${language}`)
  const [aff, dic] = ['aff', 'dic'].map(end => readFileSync(index.replace(/js$/, end)))
  const resources = { aff: aff ?? new Uint8Array(), dic: dic ?? new Uint8Array() }
  const checker = await createLanguageChecker({ language, resources })
  const issues = checker.check(text)
  checker.dispose()
  return issues.map(({ start, end, replacements }) => [text.slice(start, end), replacements[0]])
}

test('words with stress marks, soft hyphens and decomposed letters are right', async () => {
  expect(await found('ru', 'Мы пьём молоко\u0301 и чита\u0301ем кни\u0301\u00ADги о горо\u0301дах.')).toEqual(
    [],
  )
  expect(await found('sv', 'Det a\u0308r en sko\u0308n dag i tra\u0308d\u00ADga\u030Ar\u00ADden.')).toEqual(
    [],
  )
  expect(await found('fr', 'La re\u0301\u00ADponse est tre\u0300s sim\u200Bple.')).toEqual([])
})

test('a correction keeps what it does not change', async () => {
  expect(await found('es', 'Fue muy interes\u00ADnate.')).toEqual([
    ['interes\u00ADnate', 'interes\u00ADante'],
  ])
  expect(await found('fr', 'Il faut de\u0301vel\u00ADlopper ce projet.')).toEqual([
    ['de\u0301vel\u00ADlopper', 'de\u0301vel\u00ADopper'],
  ])
})

test('a language is recognized in such words', async () => {
  expect(await languageOf('Wir ge\u00ADhen mor\u00ADgen nach Hau\u00ADse und schla\u00ADfen.', 'en')).toBe(
    'de',
  )
})
