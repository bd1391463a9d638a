import type { Issue } from '#schema/corrections/issue.ts'
import type { Checker } from './checker.ts'

/** Remembered paragraphs, and characters of them: bounds the memory, not the length of a document. */
const PARAGRAPHS_MAX = 4000
const CHARACTERS_MAX = 2_000_000

export interface IncrementalChecker {
  /** The findings of one paragraph, offsets from its start; from memory when the same text was checked before. */
  check(paragraph: string): Promise<Issue[]>
  /** The findings of each paragraph, in the order given. Only texts not seen lately are checked. */
  checkAll(paragraphs: readonly string[]): Promise<Issue[][]>
}

/** Remembers findings by the text of a paragraph (least recently used go first). The findings are shared: don't change them. */
export function createIncremental(
  checker: Pick<Checker, 'check'>,
  { paragraphsMax = PARAGRAPHS_MAX, charactersMax = CHARACTERS_MAX } = {},
): IncrementalChecker {
  const remembered = new Map<string, Promise<Issue[]>>()
  let characters = 0

  function forget(paragraph: string) {
    if (remembered.delete(paragraph)) characters -= paragraph.length
  }

  function check(paragraph: string): Promise<Issue[]> {
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
