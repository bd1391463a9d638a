import type { Issue } from '#schema/corrections/issue.ts'
import { isMistake } from './issues.ts'

/**
 * Returns the findings to keep, in order of their start and without overlaps. A mistake wins over
 * advice. A finding that contains a misspelled word and more wins over the misspelling, because it
 * fixes both. Then the more confident, the earlier and the longer one wins.
 */
export function withoutOverlaps(issues: readonly Issue[]): Issue[] {
  const byWorth = issues.toSorted(
    (a, b) =>
      worth(b, issues) - worth(a, issues) || a.start - b.start || b.end - a.end || (a.rule < b.rule ? -1 : 1),
  )
  const kept: Issue[] = []
  for (const issue of byWorth) {
    if (!kept.some(other => overlap(other, issue))) kept.push(issue)
  }
  return kept.toSorted((a, b) => a.start - b.start)
}

const overlap = (a: Issue, b: Issue): boolean => a.start < b.end && b.start < a.end

function worth(issue: Issue, all: readonly Issue[]): number {
  if (!isMistake(issue)) return issue.confidence
  const takesInSlip =
    issue.category !== 'spelling' &&
    issue.replacements.length > 0 &&
    all.some(other => other.rule === 'SpellCheck' && issue.start <= other.start && other.end <= issue.end)
  return issue.confidence + (takesInSlip ? 2 : 1)
}
