import type { z } from 'zod'

import { checkTask } from '#api/services/engine/tasks/check.ts'
import type { Issue } from '#schema/corrections/issue.ts'
import { dictionaryOf, withoutWords } from '#writing/check/dictionary.ts'

import { checkerFor } from './checkers.ts'
import { languageCheckerFor } from './languageCheckers.ts'
import { piecesOf } from './pieces.ts'
import { workOf, type Rest } from './work.ts'

export const checkWork = workOf(checkTask, async function* (request, { inTurn }) {
  const check = checkOf(request)
  for (const piece of piecesOf(request.text)) {
    const issues = await inTurn(rest => check(piece.text, rest))
    yield { issues: issues.map(issue => moved(issue, piece.start)), upTo: piece.start + piece.text.length }
  }
})

/** Returns the function that checks a piece as the request specifies. */
function checkOf({
  language,
  dialect,
  goals,
  dictionary: words,
}: z.output<typeof checkTask.request>): (text: string, rest: Rest) => Promise<Issue[]> {
  const dictionary = dictionaryOf(words)
  if (language === 'en')
    return async (text, rest) => (await checkerFor(dialect, goals)).check(text, { dictionary, rest })
  return async text => withoutWords((await languageCheckerFor(language)).check(text), text, dictionary)
}

function moved(issue: Issue, by: number): Issue {
  const [start, end] = [issue.start + by, issue.end + by]
  return { ...issue, id: `${issue.rule}:${start}-${end}`, start, end }
}
