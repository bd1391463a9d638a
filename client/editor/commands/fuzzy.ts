const PREFIX = 8
const WORD_START = 5
const INSIDE = 3
const LETTERS = 1
/** The share of a word's score when only the keywords have it. */
const KEYWORD_SHARE = 0.5

/** Returns a text in lower case and without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()

/**
 * Returns how well a text matches a query: 0 if it does not. Each word of the query must be in the
 * text, or be letters of it in order. A text that begins with the query is the best.
 */
export function matchOf(query: string, label: string, keywords = ''): number {
  const words = plain(query).split(/\s+/).filter(Boolean)
  let score = words.length === 0 ? 1 : 0
  for (const word of words) {
    const found = Math.max(wordIn(plain(label), word), KEYWORD_SHARE * wordIn(plain(keywords), word))
    if (found === 0) return 0
    score += found
  }
  // Of two texts with the same words, the shorter one is closer to the query.
  return score + 1 / (1 + label.length)
}

function wordIn(text: string, word: string): number {
  if (text.startsWith(word)) return PREFIX
  const at = text.indexOf(word)
  if (at > 0)
    return startsWord(text, at) || startsWord(text, text.indexOf(` ${word}`) + 1) ? WORD_START : INSIDE
  return word.length > 1 && hasLetters(text, word) ? LETTERS : 0
}

const startsWord = (text: string, at: number): boolean => at > 0 && !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')

/** Whether the letters of a word are in a text in order, the first one at the start of a word. */
function hasLetters(text: string, word: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).some((_, index, words) => {
    const rest = words.slice(index).join('')
    if (rest[0] !== word[0]) return false
    let at = 0
    for (const letter of rest) if (letter === word[at]) at += 1
    return at === word.length
  })
}

/**
 * Returns the items that match a query, the best first. Among equally good ones, those used recently
 * come first, the latest of them at the top.
 */
export function ranked<T extends { id: string; label: string; keywords?: string }>(
  items: readonly T[],
  query: string,
  recent: readonly string[],
): T[] {
  const age = (id: string): number => {
    const index = recent.indexOf(id)
    return index < 0 ? recent.length : index
  }
  const isSearch = query.trim() !== ''
  return items
    .map((item, order) => ({ item, order, score: matchOf(query, item.label, item.keywords) }))
    .filter(({ score }) => score > 0)
    .toSorted(
      (a, b) =>
        (isSearch ? Math.round(b.score) - Math.round(a.score) : 0) ||
        age(a.item.id) - age(b.item.id) ||
        (isSearch ? b.score - a.score : 0) ||
        a.order - b.order,
    )
    .map(({ item }) => item)
}
