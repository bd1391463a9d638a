import type { Goals } from '#schema/check-settings/goals.ts'
import type { Issue } from '#schema/corrections/issue.ts'

import { isMistake } from './issues.ts'

/** Maximum pieces of advice per 100 words. A short paragraph gets one. */
const PER_100_WORDS: Record<Goals['domain'], number> = {
  general: 3,
  business: 4,
  academic: 3,
  technical: 2,
  creative: 1,
  casual: 1,
}

/** Rules that apply only to formal texts, and (below) rules that experts do not need. */
const FORMAL_ONLY: ReadonlySet<string> = new Set(['AvoidContractions', 'BoringWords'])

/**
 * Returns the findings of a paragraph without the advice that its goals exclude. Informal and
 * creative texts get little, so advice never drowns out mistakes. The most confident advice stays.
 * Keeps the input order.
 */
export function adviceFor(issues: readonly Issue[], paragraph: string, goals: Goals): Issue[] {
  const words = paragraph.split(/\s+/).length
  const most = Math.max(1, Math.round((words / 100) * PER_100_WORDS[goals.domain]))
  const wanted = issues
    .filter(issue => isAdvice(issue) && isAskedFor(issue, goals))
    .toSorted((a, b) => b.confidence - a.confidence || a.start - b.start)
    .slice(0, most)
  return issues.filter(issue => !isAdvice(issue) || wanted.includes(issue))
}

/** Dialect spelling is reported whatever the goals, because it is a matter of consistency. */
const isAdvice = (issue: Issue): boolean => !isMistake(issue) && issue.rule !== 'DialectSpelling'

function isAskedFor({ rule, category }: Issue, { formality, domain }: Goals): boolean {
  if (FORMAL_ONLY.has(rule)) return formality === 'formal'
  if (formality === 'informal' || domain === 'casual') return category !== 'tone' && category !== 'style'
  return true
}
