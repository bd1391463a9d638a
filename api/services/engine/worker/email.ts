import { emailTask } from '#api/services/engine/tasks/email.ts'
import { dictionaryOf } from '#writing/check/dictionary.ts'
import { composeEmail } from '#writing/compose/email/composeEmail.ts'
import { refineEmail } from '#writing/compose/email/refineEmail.ts'

import { checkerFor } from './checkers.ts'
import { workOf } from './work.ts'

export const emailWork = workOf(
  emailTask,
  async function* ({ request, seed, dialect, dictionary }, { inTurn }) {
    if (request.mode !== 'refine') {
      yield { draft: await inTurn(() => composeEmail(request, { seed })) }
      return
    }
    const checker = await checkerFor(dialect)
    const words = dictionaryOf(dictionary)
    const check = (paragraph: string) => inTurn(rest => checker.check(paragraph, { dictionary: words, rest }))
    yield { draft: await refineEmail(request.body, request.how, { check, seed }) }
  },
)
