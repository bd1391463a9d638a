import type { CheckPreferences } from '#schema/check-settings/preferences.ts'
import type { Decision } from '#schema/corrections/decision.ts'
import { isDeep, isUnknownWord, type Issue, type IssueCategory } from '#schema/corrections/issue.ts'
import { normalWord } from '#writing/check/dictionary.ts'

import { dismissalOf, type Dismissal } from './dismissals.ts'
import type { Finding } from './findings.ts'

/** The decisions on corrections, in the form that the plugin needs. */
export type Decided = {
  dismissals: readonly Dismissal[]
  words: ReadonlySet<string>
  /** The corrections that the reader turned off. */
  categoriesOff: ReadonlySet<IssueCategory>
  rulesOff: ReadonlySet<string>
}

export const NOTHING_DECIDED: Decided = {
  dismissals: [],
  words: new Set(),
  categoriesOff: new Set(),
  rulesOff: new Set(),
}

type Own = { words: readonly string[] } & Pick<CheckPreferences, 'categoriesOff' | 'rulesOff'>

/**
 * Collects the decisions of a document, the words of the reader's dictionary, and what they turned
 * off. Words are compared in their normal form.
 */
export function gather(decisions: readonly Decision[], own: Own): Decided {
  const dismissals: Dismissal[] = []
  const words = new Set(own.words.map(normalWord))
  for (const { subject, forAll } of decisions) {
    if (subject.kind === 'word') words.add(normalWord(subject.word))
    else dismissals.push(dismissalOf(subject.fingerprint, forAll))
  }
  return {
    dismissals,
    words,
    categoriesOff: new Set(own.categoriesOff),
    rulesOff: new Set(own.rulesOff.map(({ rule }) => rule)),
  }
}

/** The provider does not know the dictionaries, so that it also changes words in them. */
const isAboutWord = (issue: Issue): boolean => isUnknownWord(issue) || isDeep(issue)

/** Returns the findings whose word was accepted, or that are turned off. */
export const acceptedAmong = (
  findings: readonly Finding[],
  { words, categoriesOff, rulesOff }: Decided,
): Finding[] =>
  findings.filter(
    ({ issue, flagged }) =>
      categoriesOff.has(issue.category) ||
      rulesOff.has(issue.rule) ||
      (words.size > 0 && isAboutWord(issue) && words.has(normalWord(flagged))),
  )
