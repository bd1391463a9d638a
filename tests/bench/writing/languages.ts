import { z } from 'zod'

import { findDictionary, readDictionary } from '#api/services/engine/dictionaryFiles.ts'
import { createLanguageChecker, type LanguageChecker } from '#writing/languages/checker.ts'
import { createIdentify } from '#writing/languages/identify/identify.ts'
import { languageOf } from '#writing/languages/identify/languageOf.ts'

import type { Metric } from '../metric.ts'
import { germanNouns } from './germanNouns.ts'
import { percent, quantile, tenth, type Data, type Part } from './part.ts'
import { wordsIn } from './score/tokens.ts'

const LANGUAGES = ['es', 'fr', 'de']
const typo = z.object({ bad: z.string(), good: z.array(z.string()) })
const prose = z.object({ text: z.string() })

/**
 * Spelling in other languages. German's dictionary is a pack and is measured only where it is
 * installed.
 */
export const languages: Part = {
  name: 'languages',
  async run(data) {
    const metrics: Metric[] = []
    const threes: number[] = []
    for (const code of LANGUAGES) {
      const dictionary = findDictionary(code, process.env.DATA_DIR ?? 'data')
      if (!dictionary) continue
      const resources = await readDictionary(dictionary)
      const checker = await createLanguageChecker({ language: code, resources })
      const { first, three, slow } = await spelling(checker, code, data)
      threes.push(three)
      metrics.push(
        { name: `spell-synth-${code}: top-1`, value: percent(first), unit: '%' },
        { name: `spell-synth-${code}: top-3`, value: percent(three), unit: '%' },
        { name: `spell-synth-${code}: suggestions, p95`, value: tenth(slow), unit: 'ms', goal: '< 50' },
        {
          name: `clean-pud-${code}: findings`,
          value: await findingsPer1000(checker, code, data),
          unit: '/ 1,000 words',
          goal: '≤ 4',
        },
      )
      if (code === 'de') {
        const texts = await data.read('clean-pud-de', prose)
        const nouns = await germanNouns(
          checker,
          resources,
          texts.map(({ text }) => text),
        )
        metrics.push(...nouns)
      }
      checker.dispose()
    }
    const mean = threes.reduce((sum, three) => sum + three, 0) / threes.length
    metrics.push({ name: 'top-3, mean of these languages', value: percent(mean), unit: '%', goal: '≥ 93' })
    return metrics
  },
}

async function spelling(checker: LanguageChecker, code: string, data: Data) {
  const words = await data.read(`spell-synth-${code}`, typo)
  const times: number[] = []
  let [first, three] = [0, 0]
  for (const { bad, good } of words) {
    const started = performance.now()
    const suggestions = checker.suggest(bad)
    times.push(performance.now() - started)
    const right = suggestions.findIndex(word => good.includes(word.toLocaleLowerCase(code)))
    if (right === 0) first += 1
    if (right >= 0 && right < 3) three += 1
  }
  return { first: first / words.length, three: three / words.length, slow: quantile(times, 0.95) }
}

async function findingsPer1000(checker: LanguageChecker, code: string, data: Data): Promise<number> {
  const texts = await data.read(`clean-pud-${code}`, prose)
  const found = texts.reduce((sum, { text }) => sum + checker.check(text).length, 0)
  const words = texts.reduce((sum, { text }) => sum + wordsIn(text), 0)
  return tenth((found / words) * 1000)
}

const labeled = z.object({ lang: z.string(), text: z.string() })

/**
 * Identification of a language from a sentence, two words and one word, and English paragraphs
 * mistaken for another language.
 */
export const identification: Part = {
  name: 'language-id',
  async run(data) {
    const identify = await createIdentify()
    const metrics: Metric[] = []
    for (const [set, goal] of [
      ['langid-sentences', '≥ 94'],
      ['langid-pairs', undefined],
      ['langid-words', undefined],
    ] as const) {
      const texts = await data.read(set, labeled)
      const answers = texts.map(({ lang, text }) => ({ lang, ...identify(text) }))
      const known = answers.filter(({ language }) => language !== 'unknown')
      const right = ({ lang, guess }: { lang: string; guess: string }) => guess.split('-')[0] === lang
      metrics.push(
        {
          name: `${set}: right`,
          value: percent(answers.filter(right).length / texts.length),
          unit: '%',
          ...(goal && { goal }),
        },
        {
          name: `${set}: right where it is sure`,
          value: percent(known.filter(right).length / known.length),
          unit: '%',
        },
        { name: `${set}: sure`, value: percent(known.length / texts.length), unit: '%' },
      )
    }
    const english = await data.read('clean-pud-en', prose)
    const codes = await Promise.all(english.map(({ text }) => languageOf(text, 'en')))
    const others = codes.filter(code => code !== 'en').length
    metrics.push({ name: 'clean-pud-en: taken for another', value: others, unit: `of ${english.length}` })
    return metrics
  },
}
