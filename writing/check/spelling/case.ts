/** Returns a lower-case candidate in the case of the word it replaces. */
export function withCaseOf(word: string, candidate: string): string {
  if (candidate !== candidate.toLowerCase()) return candidate
  if (word.length > 1 && word === word.toUpperCase()) return candidate.toUpperCase()
  const first = word.charAt(0)
  return first !== first.toLowerCase() ? candidate.charAt(0).toUpperCase() + candidate.slice(1) : candidate
}
