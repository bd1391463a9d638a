import { dictionaryOf } from '#writing/check/dictionary.ts'
import { improveStream } from '#writing/compose/improve.ts'

import { improveTask } from '../tasks/improve.ts'
import { checkerFor } from './checkers.ts'
import { workOf } from './work.ts'

export const improveWork = workOf(improveTask, async function* ({ text, dialect, dictionary }, { inTurn }) {
  const checker = await checkerFor(dialect)
  const options = { dictionary: dictionaryOf(dictionary) }
  const check = (paragraph: string) => inTurn(() => checker.check(paragraph, options))
  for await (const piece of improveStream(text, { check })) yield piece.text
})
