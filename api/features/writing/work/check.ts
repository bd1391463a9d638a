import type { Issue } from '#schema/corrections/issue.ts'
import { dictionaryOf } from '#writing/check/dictionary.ts'

import { checkTask } from '../tasks/check.ts'
import { checkerFor } from './checkers.ts'
import { piecesOf } from './pieces.ts'
import { workOf } from './work.ts'

export const checkWork = workOf(checkTask, async function* ({ text, dialect, dictionary }, { inTurn }) {
  const checker = await checkerFor(dialect)
  const options = { dictionary: dictionaryOf(dictionary) }
  for (const piece of piecesOf(text)) {
    const issues = await inTurn(() => checker.check(piece.text, options))
    yield { issues: issues.map(issue => moved(issue, piece.start)), upTo: piece.start + piece.text.length }
  }
})

function moved(issue: Issue, by: number): Issue {
  const [start, end] = [issue.start + by, issue.end + by]
  return { ...issue, id: `${issue.rule}:${start}-${end}`, start, end }
}
