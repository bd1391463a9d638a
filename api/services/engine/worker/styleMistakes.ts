import { styleMistakesTask } from '#api/services/engine/tasks/styleMistakes.ts'
import { MISTAKES_CHARACTERS_MAX } from '#schema/writing-style/contract.ts'
import { dictionaryOf } from '#writing/check/dictionary.ts'
import { type CheckedText, commonest } from '#writing/practice/commonest.ts'

import { checkerFor } from './checkers.ts'
import { isEnglish } from './isEnglish.ts'
import { piecesOf } from './pieces.ts'
import { workOf } from './work.ts'

export const styleMistakesWork = workOf(
  styleMistakesTask,
  async function* ({ texts, dialect, dictionary: words }, { inTurn }) {
    const dictionary = dictionaryOf(words)
    const checked: CheckedText[] = []
    let room = MISTAKES_CHARACTERS_MAX
    for (const { id, text: whole } of texts) {
      const text = whole.slice(0, room)
      if (text === '' || !(await inTurn(() => isEnglish(text)))) continue
      room -= text.length
      const issues = []
      for (const piece of piecesOf(text)) {
        const found = await inTurn(async rest =>
          (await checkerFor(dialect)).check(piece.text, { dictionary, rest }),
        )
        for (const issue of found)
          issues.push({ ...issue, start: issue.start + piece.start, end: issue.end + piece.start })
      }
      checked.push({ id, text, issues })
    }
    const mistakes = await inTurn(() => commonest(checked))
    yield { found: { checked: MISTAKES_CHARACTERS_MAX - room, mistakes } }
  },
)
