import { slimBinary } from 'harper.js/slimBinary'

import type { EnglishDialect, Goals } from '#schema/check-settings/goals.ts'
import { createChecker, type Checker } from '#writing/check/checker.ts'
import { createIncremental } from '#writing/check/incremental.ts'
import { createByLanguage } from '#writing/languages/byLanguage.ts'
import { languageOf } from '#writing/languages/identify/languageOf.ts'

import type { CheckAnswer, CheckTask } from './checkMessages.ts'
import { fetchDictionary } from './dictionaries.ts'

const post = (answer: CheckAnswer) => postMessage(answer)

/** The checker for the last requested dialect and goals. Tasks come one at a time. */
let english: { key: string; checker: Checker; check: Checker['check'] } | undefined

async function englishOf(dialect: EnglishDialect, goals: Goals): Promise<void> {
  const key = JSON.stringify([dialect, goals])
  if (english?.key === key) return
  const old = english
  const checker = await createChecker({ binary: slimBinary, dialect, goals })
  const incremental = createIncremental(checker)
  english = { key, checker, check: text => incremental.check(text) }
  await old?.checker.dispose()
}

const byLanguage = createByLanguage({
  english: { check: async text => (await english?.check(text)) ?? [] },
  dictionary: fetchDictionary,
})

async function check({ text, how }: CheckTask): Promise<CheckAnswer> {
  await englishOf(how.dialect, how.goals)
  post({ kind: 'ready' })
  const { language, issues } = await byLanguage.check(text, how.language)
  // Without the models for identification, the language is unknown.
  const detected = how.language === 'en' ? language : await languageOf(text, 'en').catch(() => 'en')
  return { kind: 'checked', text, how, language, detected, issues }
}

addEventListener('message', ({ data }: MessageEvent<CheckTask>) => {
  check(data)
    .then(post)
    .catch((error: unknown) => post({ kind: 'failed', message: String(error) }))
})
