import { atom, type Atom } from 'jotai'

import type { IssueCategory } from '#schema/corrections/issue.ts'

import type { CorrectionsHandle } from './extension.ts'
import type { Finding } from './findings.ts'

/**
 * Returns the category that the list is limited to. One without findings limits nothing, so that an
 * empty list always means that nothing is left.
 */
export const limitOf = (findings: readonly Finding[], category: IssueCategory | null): IssueCategory | null =>
  category !== null && findings.some(({ issue }) => issue.category === category) ? category : null

/** Whether a limited list contains a finding. */
export const isListed = ({ issue }: Finding, limit: IssueCategory | null): boolean =>
  limit === null || issue.category === limit

/** The findings of the list, in text order. The same array while nothing changes. */
export function listed({ snapshot, category }: CorrectionsHandle): Atom<readonly Finding[]> {
  const limit = atom(get => limitOf(get(snapshot).findings, get(category)))
  return atom(get => {
    const { findings } = get(snapshot)
    const only = get(limit)
    return only === null ? findings : findings.filter(finding => isListed(finding, only))
  })
}

/** Returns the finding after one in a list, the first after the last; null if it is the only one. */
export function following(findings: readonly Finding[], done: Finding): Finding | null {
  const at = findings.findIndex(({ key }) => key === done.key)
  const next = findings[at + 1] ?? findings[0]
  return next === undefined || next.key === done.key ? null : next
}
