import { dictionaryOf } from '#writing/check/dictionary.ts'
import { rewrite } from '#writing/compose/rewrite/rewrite.ts'

import { rewriteTask } from '../tasks/rewrite.ts'
import { checkerFor } from './checkers.ts'
import { workOf } from './work.ts'

export const rewriteWork = workOf(
  rewriteTask,
  async function* ({ action, text, seed, goals, dialect, dictionary }, { inTurn }) {
    const checker = await checkerFor(dialect)
    const options = { dictionary: dictionaryOf(dictionary) }
    const check = (paragraph: string) => inTurn(() => checker.check(paragraph, options))
    for await (const piece of rewrite(text, action, { check, seed, goals })) yield piece.text
  },
)
