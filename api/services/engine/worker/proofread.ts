import { proofreadTask } from '#api/services/engine/tasks/proofread.ts'
import { dictionaryOf } from '#writing/check/dictionary.ts'
import { proofread } from '#writing/compose/email/proofread.ts'

import { checkerFor } from './checkers.ts'
import { workOf } from './work.ts'

export const proofreadWork = workOf(
  proofreadTask,
  async function* ({ draft, given, wordsMax, dialect, dictionary: words }, { inTurn }) {
    const checker = await checkerFor(dialect)
    const dictionary = dictionaryOf(words)
    const check = (line: string) => inTurn(rest => checker.check(line, { dictionary, rest }))
    yield { draft: await proofread(draft, { check, given, wordsMax }) }
  },
)
