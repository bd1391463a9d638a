import type { CardActions } from '#client/editor/review/cardKeys.ts'
import { isWordToLearn } from '#schema/corrections/issue.ts'

import type { Finding } from './findings.ts'
import type { Corrections } from './useCorrections.ts'

/** The keys of a correction's card. `current` returns the finding that they are about. */
export const issueKeys = (
  current: () => Finding | null,
  { accept, skip, dismiss, addWord, learn, editable }: Corrections,
  close: () => void,
): CardActions => ({
  choose: index => {
    const finding = current()
    const replacement = finding?.issue.replacements[index]
    if (!finding || replacement === undefined || !editable) return false
    accept(finding, replacement)
    return true
  },
  goOn: () => {
    const finding = current()
    if (finding) skip(finding)
  },
  dismiss: () => {
    const finding = current()
    if (finding) dismiss(finding)
  },
  close,
  letters: { d: onWord(current, addWord), m: onWord(current, learn) },
})

const onWord = (current: () => Finding | null, add: (finding: Finding) => void) => () => {
  const finding = current()
  if (!finding || !isWordToLearn(finding.issue, finding.flagged)) return false
  add(finding)
  return true
}
