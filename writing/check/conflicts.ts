import type { Issue } from '#schema/corrections/issue.ts'
import { isMistake } from './issues.ts'

/**
 * Returns the findings to keep, in order of their start and without overlaps. A mistake wins over
 * advice. A finding that contains a misspelled word and more wins over the misspelling, because it
 * fixes both, and its card names both. Then the more confident, the earlier and the longer one
 * wins.
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
  return kept.map(issue => withMisspelling(issue, issues)).toSorted((a, b) => a.start - b.start)
}

const overlap = (a: Issue, b: Issue): boolean => a.start < b.end && b.start < a.end

function worth(issue: Issue, all: readonly Issue[]): number {
  if (!isMistake(issue)) return issue.confidence
  return issue.confidence + (misspellingIn(issue, all) ? 2 : 1)
}

/** Returns the misspelling that a finding of another mistake contains and fixes. */
function misspellingIn(issue: Issue, all: readonly Issue[]): Issue | undefined {
  if (!isMistake(issue) || issue.category === 'spelling' || issue.replacements.length === 0) return undefined
  return all.find(
    other => other.rule === 'SpellCheck' && issue.start <= other.start && other.end <= issue.end,
  )
}

function withMisspelling(issue: Issue, all: readonly Issue[]): Issue {
  if (misspellingIn(issue, all) === undefined) return issue
  const explanation = `One word is misspelled. ${asSentence(issue.message)} ${issue.explanation}`
  return { ...issue, message: 'Misspelled word, and another mistake', explanation }
}

/** Ends a title with a period, inside a closing quotation mark. */
const asSentence = (title: string): string =>
  /[.?!]”?$/.test(title) ? title : title.endsWith('”') ? `${title.slice(0, -1)}.”` : `${title}.`
