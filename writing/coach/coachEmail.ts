import type { CoachedEmail, CoachReport } from '#schema/coach/report.ts'
import { emailOf } from './email.ts'
import { letterRules } from './letterRules.ts'
import { subjectRules } from './subjectRules.ts'
import { gradeOf, peopleIn, textRules } from './textRules.ts'

const rules = [...subjectRules, ...letterRules, ...textRules]

/**
 * What would make an English email easier to answer: 100 points less what is lost, each loss with a hint. The limits
 * are beside the rules. Any strings are fine.
 */
export function coachEmail(email: CoachedEmail): CoachReport {
  const looked = emailOf(email)
  const lost = rules.flatMap(rule => rule(looked) ?? []).toSorted((a, b) => b.points - a.points)
  const sum = lost.reduce((points, loss) => points + loss.points, 0)
  return {
    score: Math.max(0, 100 - sum),
    lost,
    figures: {
      words: looked.prose.words.length,
      grade: gradeOf(looked),
      questions: looked.questions.length,
      subjectCharacters: looked.subject.length,
      ...peopleIn(looked),
    },
  }
}
