import { slimBinary } from 'harper.js/slimBinary'

import { createChecker } from '#writing/check/checker.ts'
import { createIncremental } from '#writing/check/incremental.ts'
import { createByLanguage } from '#writing/languages/byLanguage.ts'

import type { CheckAnswer } from './checking.ts'
import { fetchDictionary } from './dictionaries.ts'

const post = (answer: CheckAnswer) => postMessage(answer)

const loading = createChecker({ binary: slimBinary, dialect: 'US' }).then(english => {
  post({ kind: 'ready' })
  return createIncremental(createByLanguage({ english, language: 'en', dictionary: fetchDictionary }))
})

addEventListener('message', (event: MessageEvent<string>) => {
  const text = event.data
  loading
    .then(checker => checker.check(text))
    .then(issues => post({ kind: 'checked', text, issues }))
    .catch((error: unknown) => post({ kind: 'failed', message: String(error) }))
})
