import type { Issue } from '#schema/corrections/issue.ts'
import { isMistake } from './issues.ts'

/**
 * Returns the findings to keep, in order of their start and without overlaps. A mistake wins over
 * advice. A misspelling wins over a wider finding that keeps its correction: that finding names
 * another cause, and is found again once the word is corrected. A finding that changes the corrected
 * word wins over the misspelling, and its explanation names both. Then the more confident, the earlier and the longer one wins.
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
  return kept.map(issue => withSlip(issue, issues)).toSorted((a, b) => a.start - b.start)
}

const overlap = (a: Issue, b: Issue): boolean => a.start < b.end && b.start < a.end

function worth(issue: Issue, all: readonly Issue[]): number {
  if (!isMistake(issue)) return issue.confidence
  const changesSlip = slipsIn(issue, all).length > 0
  const isKept =
    issue.rule === 'SpellCheck' && all.some(other => includes(other, issue) && keepsCorrection(other, issue))
  return issue.confidence + (changesSlip || isKept ? 2 : 1)
}

/** Returns the misspellings in a wider finding whose replacements change the corrected word, too. */
const slipsIn = (issue: Issue, all: readonly Issue[]): Issue[] =>
  issue.category === 'spelling' || issue.replacements.length === 0
    ? []
    : all.filter(
        other => other.rule === 'SpellCheck' && includes(issue, other) && !keepsCorrection(issue, other),
      )

function withSlip(issue: Issue, all: readonly Issue[]): Issue {
  if (!isMistake(issue) || slipsIn(issue, all).length === 0) return issue
  return { ...issue, explanation: `${issue.explanation} The spelling is also wrong.` }
}

const includes = (wide: Issue, inner: Issue): boolean =>
  wide.rule !== inner.rule && wide.start <= inner.start && inner.end <= wide.end

/** Returns whether all replacements of a finding contain the first correction of a misspelling. */
function keepsCorrection(wide: Issue, misspelling: Issue): boolean {
  const [right] = misspelling.replacements
  return (
    right !== undefined &&
    wide.replacements.length > 0 &&
    wide.replacements.every(replacement => wordsOf(replacement).includes(wordsOf(right)))
  )
}

/** Returns the words in lower case, each between spaces. */
const wordsOf = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []).join(' ')} `
