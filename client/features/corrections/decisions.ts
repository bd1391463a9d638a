import { normalWord } from '#writing/check/dictionary.ts'
import { isUnknownWord } from '#schema/corrections/issue.ts'
import type { Decision } from '#schema/corrections/decision.ts'

import type { Finding } from './findings.ts'

/** The decisions on corrections, in the form that the plugin needs. */
export type Decided = { fingerprints: ReadonlySet<string>; words: ReadonlySet<string> }

export const NOTHING_DECIDED: Decided = { fingerprints: new Set(), words: new Set() }

/**
 * Collects the decisions of a document and the reader's own words. Words are compared in their
 * normal form.
 */
export function gather(decisions: readonly Decision[], ownWords: readonly string[]): Decided {
  const fingerprints = new Set<string>()
  const words = new Set(ownWords.map(normalWord))
  for (const { subject } of decisions) {
    if (subject.kind === 'dismissal') fingerprints.add(subject.fingerprint)
    else words.add(normalWord(subject.word))
  }
  return { fingerprints, words }
}

/** Returns whether a finding was dismissed, or its word was accepted. */
export const isDecided = (finding: Finding, decided: Decided): boolean =>
  decided.fingerprints.has(finding.fingerprint) ||
  (isUnknownWord(finding.issue) && decided.words.size > 0 && decided.words.has(normalWord(finding.flagged)))
