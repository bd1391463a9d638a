import { wordDiff } from '#writing/compare/wordDiff.ts'

/** One changed word in so many is no other version. */
const WORDS_PER_CHANGE = 40

const WORD = /[\p{L}\p{N}]+/gu

/**
 * Returns whether a new version of a text says the same in the same words: only white space,
 * punctuation, capitals or a word among very many differ.
 */
export function isNearlySame(before: string, after: string): boolean {
  const [old, now] = [plain(before), plain(after)]
  let [removed, added] = [0, 0]
  for (const { kind, text } of wordDiff(old, now)) {
    const words = text.match(WORD)?.length ?? 0
    if (kind === 'removed') removed += words
    if (kind === 'added') added += words
  }
  return Math.max(removed, added) * WORDS_PER_CHANGE <= (old.match(WORD)?.length ?? 0)
}

const plain = (text: string): string => (text.toLowerCase().match(WORD) ?? []).join(' ')
