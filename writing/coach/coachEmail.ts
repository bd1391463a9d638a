import type { CoachedEmail, CoachReport } from '#schema/coach/report.ts'
import type { Issue } from '#schema/corrections/issue.ts'

import { draftRules } from './draftRules.ts'
import { emailOf } from './email.ts'
import { doubtsIn, evidenceRules, mistakesIn } from './evidenceRules.ts'
import { letterRules } from './letterRules.ts'
import { noteRules } from './noteRules.ts'
import { subjectRules } from './subjectRules.ts'
import { gradeOf, peopleIn, textRules } from './textRules.ts'

const rules = [...subjectRules, ...letterRules, ...textRules, ...draftRules, ...noteRules, ...evidenceRules]

/**
 * Rates how easy an English email is to answer: 100 points minus all losses, each with a hint. The
 * rules define their limits. A full score needs evidence: a sentence that no rule knows to be right
 * loses a point. `issues` are what the checker found in the body. Accepts any strings.
 */
export function coachEmail(email: CoachedEmail, issues: readonly Issue[] = []): CoachReport {
  const looked = emailOf(email)
  const found = [...rules.map(rule => rule(looked)), mistakesIn(looked, issues)]
  const faults = found.filter(loss => loss !== null)
  const doubt = doubtsIn(looked, faults)
  const lost = (doubt ? [...faults, doubt] : faults).toSorted((a, b) => b.points - a.points)
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
