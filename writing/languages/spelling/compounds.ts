export interface CompoundRule {
  /** What may stand between two words; the empty string is nothing. Without any the language has no compounds of ours. */
  joints: readonly string[]
  /** Nouns begin with a capital, which they lose inside a word (German). */
  capitalNouns: boolean
  locale: string
  /** Whether the dictionary has a word, compounds aside. */
  isPlain: (word: string) => boolean
}

/** Shorter words are put together to almost anything. */
const LETTERS_MIN = 10
const PART_MIN = 4

/**
 * Whether a word is two words of the dictionary with nothing or a joint between them: "plattentektonisch". Dictionaries
 * make only the compounds that they mark for it. The last part decides on the capital.
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
