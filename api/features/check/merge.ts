import type { Issue } from '#schema/corrections/issue.ts'
import { withoutOverlaps } from '#writing/check/conflicts.ts'

const REPLACEMENTS_MAX = 3

/**
 * Merges the built-in issues with the provider's. Of two issues on the same range, the built-in one
 * stays, with the provider's replacement first. Of other overlapping issues, the more valuable one
 * stays.
 */
export function merged(own: readonly Issue[], provided: readonly Issue[]): Issue[] {
  const key = ({ start, end }: Issue) => `${start}-${end}`
  const byPlace = new Map(provided.map(issue => [key(issue), issue]))
  const known = own.map(issue => {
    const other = byPlace.get(key(issue))
    if (!other) return issue
    byPlace.delete(key(issue))
    const replacements = [...new Set([...other.replacements, ...issue.replacements])]
    const agrees = issue.replacements[0] === other.replacements[0]
    return {
      ...issue,
      replacements: replacements.slice(0, REPLACEMENTS_MAX),
      confidence: agrees ? Math.max(issue.confidence, 0.95) : issue.confidence,
      safe: issue.safe && agrees,
    }
  })
  return withoutOverlaps([...known, ...byPlace.values()])
}
