import type { Issue } from '#schema/corrections/issue.ts'

import { packs } from '../rules/packs.ts'
import { examplesByTitle } from './examplesByTitle.ts'

/** A wrong sentence and its correction. */
export type Example = readonly [wrong: string, right: string]

const COUNT = 2

/**
 * Returns two examples of the mistake that a finding is about: those of our own rule, or else those
 * of Harper's kind of mistake, which its title names. Other findings have none.
 */
export function examplesOf({ rule, message }: Pick<Issue, 'rule' | 'message'>): readonly Example[] {
  const own = ownRules.get(rule)
  return (own ?? examplesByTitle.get(message) ?? []).slice(0, COUNT)
}

const ownRules = new Map<string, readonly Example[]>(
  packs.flat().map(({ id, examples }) => [id, examples.wrong]),
)
