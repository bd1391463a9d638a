import { dictionaryOf } from '#writing/check/dictionary.ts'
import { improveStream } from '#writing/compose/improve.ts'

import { rewriteTask } from '../tasks/rewrite.ts'
import { checkerFor } from './checkers.ts'
import { workOf } from './work.ts'

export const rewriteWork = workOf(
  rewriteTask,
  async function* ({ action, text, dialect, dictionary }, { inTurn }) {
    const checker = await checkerFor(dialect)
    const options = { dictionary: dictionaryOf(dictionary) }
    const check = (paragraph: string) => inTurn(() => checker.check(paragraph, options))
    if (action !== 'improve') throw new Error(`The built-in engine does not ${action}.`)
    for await (const piece of improveStream(text, { check })) yield piece.text
  },
)
