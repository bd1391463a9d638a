import { rewriteTask } from '#api/services/engine/tasks/rewrite.ts'
import { dictionaryOf } from '#writing/check/dictionary.ts'
import { rewrite } from '#writing/compose/rewrite/rewrite.ts'

import { paragraphCheckOf } from './paragraphs.ts'
import { workOf } from './work.ts'

export const rewriteWork = workOf(
  rewriteTask,
  async function* ({ action, text, seed, goals, dictionary, ...english }, { inTurn }) {
    const checkParagraph = await paragraphCheckOf(text, english, dictionaryOf(dictionary))
    const check = (paragraph: string) => inTurn(rest => checkParagraph(paragraph, rest))
    for await (const piece of rewrite(text, action, { check, seed, goals })) yield piece.text
  },
)
