import { keysAround } from '../../writing/check/spelling/keyboard.ts'
import { respellings } from '../../writing/check/spelling/respellings.ts'

/** A typo and the intended word. */
export type Slip = { wrong: string; right: string }

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const VOWELS = 'aeiou'
/** Share of mechanical typos. The others are phonetic misspellings. */
const BY_FINGER = 0.7
const TWICE = 0.12

/**
 * Returns synthetic typos in listed words. Mechanical: a letter missing, added, substituted
 * (usually by a keyboard neighbor) or swapped. Phonetic: another spelling of a sound, another
 * vowel, a single letter doubled or vice versa, a silent letter dropped. `random` returns 0 to 1.
 */
export function slipsOf(words: readonly string[], random: () => number): Slip[] {
  const known = new Set(words)
  return words.flatMap(right => {
    let wrong = slipOf(right, random)
    if (right.length >= 7 && random() < TWICE) wrong = slipOf(wrong, random)
    return wrong === right || wrong.length < 2 || known.has(wrong) ? [] : [{ wrong, right }]
  })
}

function slipOf(word: string, random: () => number): string {
  return random() < BY_FINGER ? byFinger(word, random) : byEar(word, random)
}

function byFinger(word: string, random: () => number): string {
  const at = placeIn(word, random)
  const letter = word.charAt(at)
  const kind = random()
  if (kind < 0.34) return changed(word, at, 1, '')
  if (kind < 0.54) {
    const added =
      random() < 0.3 ? letter : random() < 0.3 ? neighborOf(letter, random) : pick(LETTERS, random)
    return changed(word, at, 0, added)
  }
  if (kind < 0.78)
    return changed(word, at, 1, random() < 0.4 ? neighborOf(letter, random) : pick(LETTERS, random))
  if (kind < 0.97)
    return changed(
      word,
      at,
      2,
      word
        .slice(at, at + 2)
        .split('')
        .toReversed()
        .join(''),
    )
  return random() < 0.6 ? changed(word, at, 2, '') : changed(word, at, 0, word.slice(at, at + 2))
}

function byEar(word: string, random: () => number): string {
  const kind = random()
  const respelled = respellings.filter(({ right }) => word.includes(right))
  const spelling = respelled[Math.floor(random() * respelled.length)]
  if (kind < 0.38 && spelling) {
    const at = spelling.kind === 'ending' ? word.lastIndexOf(spelling.right) : word.indexOf(spelling.right)
    return changed(word, at, spelling.right.length, spelling.wrong)
  }
  const places = Array.from(word.slice(1), (letter, at) => ({ letter, at: at + 1 }))
  const doubled = places.filter(({ letter, at }) => word.charAt(at - 1) === letter)
  const place = (of: typeof places) => of[Math.floor(random() * of.length)]
  if (kind < 0.47) {
    // Adds or keeps a silent "e" before an ending or at the end: "makeing", "installes", "cancele".
    const [ending = ''] = /(?:ing|ment|able|ly|s)$/.exec(word) ?? []
    const at = word.length - ending.length
    return VOWELS.includes(word.charAt(at - 1)) ? word : changed(word, at, 0, 'e')
  }
  if (kind < 0.54) {
    const twice = place(doubled)
    if (twice) return changed(word, twice.at, 1, '')
  }
  if (kind < 0.66) {
    const single = place(places.filter(({ letter }) => 'bcdfglmnprst'.includes(letter)))
    return single ? changed(word, single.at, 0, single.letter) : word
  }
  if (kind < 0.9) {
    const vowel = place(places.filter(({ letter }) => VOWELS.includes(letter)))
    return vowel ? changed(word, vowel.at, 1, random() < 0.8 ? pick(VOWELS, random) : '') : word
  }
  const silent = place(places.filter(({ letter }) => 'eghu'.includes(letter)))
  return silent ? changed(word, silent.at, 1, '') : word
}

/** Returns a random position, seldom the first letter. */
function placeIn(word: string, random: () => number): number {
  const at = Math.floor(random() * word.length)
  return at === 0 && random() < 0.75 ? 1 : at
}

const changed = (word: string, at: number, gone: number, added: string): string =>
  word.slice(0, at) + added + word.slice(at + gone)

const pick = (signs: string, random: () => number): string =>
  signs.charAt(Math.floor(random() * signs.length))

function neighborOf(letter: string, random: () => number): string {
  return pick(keysAround.get(letter) ?? letter, random)
}
