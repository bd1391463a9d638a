import { slimBinary } from 'harper.js/slimBinary'

import { createChecker } from '#writing/check/checker.ts'
import { createIncremental } from '#writing/check/incremental.ts'

import type { CheckAnswer } from './checking.ts'

const post = (answer: CheckAnswer) => postMessage(answer)

const loading = createChecker({ binary: slimBinary, dialect: 'US' }).then(checker => {
  post({ kind: 'ready' })
  return createIncremental(checker)
})

addEventListener('message', (event: MessageEvent<string>) => {
  const text = event.data
  loading
    .then(checker => checker.check(text))
    .then(issues => post({ kind: 'checked', text, issues }))
    .catch((error: unknown) => post({ kind: 'failed', message: String(error) }))
})
