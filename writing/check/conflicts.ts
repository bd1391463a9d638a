import type { Issue } from '#schema/corrections/issue.ts'

import { isMistake } from './issues.ts'

/**
 * Returns the findings to keep, in order of their start and without overlaps. A misspelling with a
 * correction wins: the rules have read the text as if it were corrected, so the other finding comes
 * back after it. A mistake wins over advice. Then the more confident, the earlier and the longer one
 * wins.
 */
export function withoutOverlaps(issues: readonly Issue[]): Issue[] {
  const byWorth = issues.toSorted(
    (a, b) => worth(b) - worth(a) || a.start - b.start || b.end - a.end || (a.rule < b.rule ? -1 : 1),
  )
  const kept: Issue[] = []
  for (const issue of byWorth) {
    if (!kept.some(other => overlap(other, issue))) kept.push(issue)
  }
  return kept.map(issue => withBestForm(issue, issues)).toSorted((a, b) => a.start - b.start)
}

/** A misspelled word that is also in the wrong form gets the right form first: “two bok” → “books”. */
function withBestForm(issue: Issue, all: readonly Issue[]): Issue {
  if (issue.rule !== 'SpellCheck' || issue.replacements.length === 0) return issue
  const [form] =
    all.find(
      other => other !== issue && isMistake(other) && other.start === issue.start && other.end === issue.end,
    )?.replacements ?? []
  if (form === undefined) return issue
  return { ...issue, replacements: [...new Set([form, ...issue.replacements])].slice(0, 3), safe: false }
}

const overlap = (a: Issue, b: Issue): boolean => a.start < b.end && b.start < a.end

function worth(issue: Issue): number {
  if (!isMistake(issue)) return issue.confidence
  const isMisspelling = issue.rule === 'SpellCheck' && issue.replacements.length > 0
  return issue.confidence + (isMisspelling ? 2 : 1)
}
