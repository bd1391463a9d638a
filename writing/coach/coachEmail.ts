import type { CoachedEmail, CoachReport } from '#schema/coach/report.ts'
import { draftRules } from './draftRules.ts'
import { emailOf } from './email.ts'
import { letterRules } from './letterRules.ts'
import { subjectRules } from './subjectRules.ts'
import { gradeOf, peopleIn, textRules } from './textRules.ts'

const rules = [...subjectRules, ...letterRules, ...textRules, ...draftRules]

/**
 * Rates how easy an English email is to answer: 100 points minus all losses, each with a hint. The
 * rules define their limits. Accepts any strings.
 */
export function coachEmail(email: CoachedEmail): CoachReport {
  const looked = emailOf(email)
  const lost = rules.flatMap(rule => rule(looked) ?? []).toSorted((a, b) => b.points - a.points)
  const sum = lost.reduce((points, loss) => points + loss.points, 0)
  return {
    score: Math.max(0, 100 - sum),
    lost,
    metrics: {
      words: looked.prose.words.length,
      grade: gradeOf(looked),
      questions: looked.questions.length,
      subjectCharacters: looked.subject.length,
      ...peopleIn(looked),
    },
  }
}
