import { coachTask } from '#api/services/engine/tasks/coach.ts'
import type { Issue } from '#schema/corrections/issue.ts'
import { dictionaryOf } from '#writing/check/dictionary.ts'
import { coachEmail } from '#writing/coach/coachEmail.ts'

import { checkerFor } from './checkers.ts'
import { piecesOf } from './pieces.ts'
import { workOf } from './work.ts'

export const coachWork = workOf(coachTask, async function* ({ email, dialect, dictionary }, { inTurn }) {
  const checker = await checkerFor(dialect)
  const words = dictionaryOf(dictionary)
  const issues: Issue[] = []
  for (const { text, start } of piecesOf(email.body)) {
    const found = await inTurn(rest => checker.check(text, { dictionary: words, rest }))
    issues.push(...found.map(issue => ({ ...issue, start: issue.start + start, end: issue.end + start })))
  }
  yield { report: await inTurn(() => coachEmail(email, issues)) }
})
