import { normalWord } from '#writing/check/dictionary.ts'
import { marksOf } from '#writing/check/fingerprint.ts'
import { isUnknownWord } from '#schema/corrections/issue.ts'
import type { Decision } from '#schema/corrections/decision.ts'

import type { Finding } from './findings.ts'

/** The decisions on corrections, in the form that the plugin needs. */
export type Decided = {
  /** The marks of each dismissed finding, the one of all its surroundings first. */
  dismissals: readonly (readonly string[])[]
  words: ReadonlySet<string>
}

export const NOTHING_DECIDED: Decided = { dismissals: [], words: new Set() }

/**
 * Collects the decisions of a document and the reader's own words. Words are compared in their
 * normal form.
 */
export function gather(decisions: readonly Decision[], ownWords: readonly string[]): Decided {
  const dismissals: string[][] = []
  const words = new Set(ownWords.map(normalWord))
  for (const { subject } of decisions) {
    if (subject.kind === 'word') words.add(normalWord(subject.word))
    else dismissals.push(marksOf(subject.fingerprint))
  }
  return { dismissals, words }
}

/**
 * Returns the findings that were dismissed, or whose word was accepted. If the surroundings of a
 * dismissed finding have changed, it is the only one that still has those on one side.
 */
export function decidedAmong(findings: readonly Finding[], decided: Decided): ReadonlySet<Finding> {
  const { words } = decided
  const among = new Set(
    findings.filter(
      ({ issue, flagged }) => words.size > 0 && isUnknownWord(issue) && words.has(normalWord(flagged)),
    ),
  )
  if (decided.dismissals.length === 0) return among
  const byMark = new Map<string, Finding[]>(decided.dismissals.flat().map(mark => [mark, []]))
  for (const finding of findings) for (const mark of finding.marks) byMark.get(mark)?.push(finding)
  for (const [whole = '', ...sides] of decided.dismissals) {
    const exact = byMark.get(whole) ?? []
    const near = sides.map(side => byMark.get(side) ?? []).find(({ length }) => length === 1) ?? []
    for (const finding of exact.length > 0 ? exact : near) among.add(finding)
  }
  return among
}
