import { styleOverviewTask } from '#api/services/engine/tasks/styleOverview.ts'
import { mixOf, tonesOfText } from '#writing/sentiment/toneMix.ts'
import { type StyleText, styleOf } from '#writing/style/overview.ts'

import { isEnglish } from './isEnglish.ts'
import { workOf } from './work.ts'

export const styleOverviewWork = workOf(styleOverviewTask, async function* ({ texts }, { inTurn }) {
  const english: StyleText[] = []
  for (const text of texts) if (await inTurn(() => isEnglish(text.text))) english.push(text)
  const { words, measures } = await inTurn(() => styleOf(english))
  const tones = []
  if (measures) for (const { text } of english) tones.push(await inTurn(() => tonesOfText(text)))
  yield {
    overview: {
      words,
      documents: english.length,
      otherLanguages: texts.length - english.length,
      measures: measures && { ...measures, tones: mixOf(tones) },
    },
  }
})
