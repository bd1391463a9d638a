import type { Issue } from '#schema/corrections/issue.ts'

/**
 * Cache limits, in paragraphs and characters. They bound the memory, not the length of a document.
 */
const PARAGRAPHS_MAX = 4000
const CHARACTERS_MAX = 2_000_000

export interface IncrementalChecker<Findings = Issue[]> {
  /**
   * Returns the findings of one paragraph, with offsets from its start. An unchanged text comes
   * from the cache.
   */
  check(paragraph: string): Promise<Findings>
  /**
   * Returns the findings of each paragraph, in the given order. Only texts missing from the cache
   * are checked.
   */
  checkAll(paragraphs: readonly string[]): Promise<Findings[]>
}

/**
 * Returns an LRU cache of findings by paragraph text. The findings are shared: do not change them.
 */
export function createIncremental<Findings = Issue[]>(
  checker: { check(paragraph: string): Promise<Findings> },
  { paragraphsMax = PARAGRAPHS_MAX, charactersMax = CHARACTERS_MAX } = {},
): IncrementalChecker<Findings> {
  const remembered = new Map<string, Promise<Findings>>()
  let characters = 0

  function forget(paragraph: string) {
    if (remembered.delete(paragraph)) characters -= paragraph.length
  }

  function check(paragraph: string): Promise<Findings> {
    const known = remembered.get(paragraph)
    const result = known ?? checker.check(paragraph)
    forget(paragraph)
    remembered.set(paragraph, result)
    characters += paragraph.length
    if (!known) {
      result.catch(() => {
        if (remembered.get(paragraph) === result) forget(paragraph)
      })
    }
    for (const oldest of remembered.keys()) {
      if (remembered.size <= paragraphsMax && characters <= charactersMax) break
      forget(oldest)
    }
    return result
  }

  return { check, checkAll: paragraphs => Promise.all(paragraphs.map(check)) }
}
