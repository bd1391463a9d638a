import type { Node } from '@tiptap/pm/model'

import { readTextOfBlock } from '#document/suggestions.ts'
import { wordRanges } from '#schema/shared/words.ts'

/**
 * How much text there is. Characters are counted as for the limit of a document, words without those
 * that are suggested to be taken away.
 */
export type Counts = { words: number; characters: number }

function wordsIn(text: string): number {
  let words = 0
  for (const _ of wordRanges(text)) words += 1
  return words
}

/**
 * Returns a function that counts a document. It counts the words only of blocks whose text its last
 * call has not seen: a key changes one of hundreds.
 */
export function createCounter(): (doc: Node) => Counts {
  let known = new Map<string, number>()
  return doc => {
    const seen = new Map<string, number>()
    const counts: Counts = { words: 0, characters: 0 }
    doc.descendants(node => {
      if (!node.isTextblock) return true
      const text = readTextOfBlock(node)
      const words = seen.get(text) ?? known.get(text) ?? wordsIn(text)
      seen.set(text, words)
      counts.words += words
      counts.characters += node.textContent.length
      return false
    })
    known = seen
    return counts
  }
}

/** Words that adults read silently in a minute, on average (Brysbaert, 2019). */
const WORDS_A_MINUTE = 238

/** Returns the minutes that reading takes, rounded; 0 for less than one. */
export const readingMinutes = (words: number): number =>
  words < WORDS_A_MINUTE ? 0 : Math.round(words / WORDS_A_MINUTE)
