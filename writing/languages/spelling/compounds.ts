export interface CompoundRule {
  /**
   * Linking elements between two words; the empty string means none. An empty list disables
   * compounds.
   */
  joints: readonly string[]
  /** Nouns are capitalized, except inside a word (German). */
  capitalNouns: boolean
  locale: string
  /** Whether the dictionary has a word, ignoring compounds. */
  isPlain: (word: string) => boolean
}

/** Almost any shorter word could be a compound. */
const LETTERS_MIN = 10
const PART_MIN = 4

/**
 * Returns whether a word consists of two dictionary words, with or without a linking element:
 * "plattentektonisch". Dictionaries form only compounds marked for it. The last part decides the
 * capitalization.
 */
export function isCompound(word: string, { joints, capitalNouns, locale, isPlain }: CompoundRule): boolean {
  if (joints.length === 0 || word.length < LETTERS_MIN || !/^\p{L}\p{Ll}+$/u.test(word)) return false
  const lower = word.toLocaleLowerCase(locale)
  const capital = (part: string) => part.charAt(0).toLocaleUpperCase(locale) + part.slice(1)
  const isNoun = capitalNouns && lower !== word
  const isPart = (part: string) =>
    part.length >= PART_MIN && (isPlain(part) || (capitalNouns && isPlain(capital(part))))
  for (let place = PART_MIN; place <= lower.length - PART_MIN; place += 1) {
    const [head, tail] = [lower.slice(0, place), lower.slice(place)]
    if (!isPlain(isNoun ? capital(tail) : tail)) continue
    const firsts = joints
      .filter(joint => head.endsWith(joint))
      .map(joint => head.slice(0, place - joint.length))
    if (firsts.some(isPart)) return true
  }
  return false
}
