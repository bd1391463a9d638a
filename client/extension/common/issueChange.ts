import * as z from 'zod/mini'

import { issue, type Issue } from '#schema/corrections/issue.ts'

/**
 * The issues of a text as a change of those of the text before. `first` of them stay, and `last` of them
 * move by some characters; new ones are between. A key changes few issues of a long text.
 */
export const issueChange = z.object({
  first: z.int().check(z.nonnegative()),
  /** One that cannot be read is null. It keeps its place, since later changes count it. */
  between: z.array(z.catch(z.nullable(issue), null)),
  last: z.int().check(z.nonnegative()),
  by: z.int(),
})
export type IssueChange = z.infer<typeof issueChange>

/** The issues that a page knows, with null for each that it could not read. */
export type KnownIssues = readonly (Issue | null)[]

/** Returns the change from the issues of a text to those of one with `by` characters more. */
export function issueChangeOf(before: readonly Issue[], after: readonly Issue[], by: number): IssueChange {
  const most = Math.min(before.length, after.length)
  let first = 0
  while (first < most && isMoved(before[first], after[first], 0)) first += 1
  let last = 0
  while (last < most - first && isMoved(before.at(-1 - last), after.at(-1 - last), by)) last += 1
  return { first, between: after.slice(first, after.length - last), last, by }
}

/** Returns the issues after a change. Those that stay keep the ids that they came with. */
export function changedIssues(before: KnownIssues, { first, between, last, by }: IssueChange): KnownIssues {
  const moved = before
    .slice(before.length - last)
    .map(each => each && { ...each, start: each.start + by, end: each.end + by })
  return [...before.slice(0, first), ...between, ...moved]
}

/** Whether an issue is another one that has moved. An id holds a place too. */
const isMoved = (one: Issue | undefined, other: Issue | undefined, by: number): boolean =>
  one !== undefined &&
  other !== undefined &&
  JSON.stringify({ ...one, id: other.id, start: one.start + by, end: one.end + by }) === JSON.stringify(other)
