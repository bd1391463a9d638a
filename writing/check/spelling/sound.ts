import { lettersOf } from './lexicon.ts'

/** A replacement, and letters of which a word has at least one if the replacement changes it. */
type Step = { pattern: RegExp; sound: string; letters: number; added: number }

const step = (pattern: RegExp, sound: string, letters: string): Step => ({
  pattern,
  sound,
  letters: lettersOf(letters),
  added: lettersOf(sound),
})

const SILENT: ReadonlySet<string> = new Set("aeiouyhw'")

const steps: readonly Step[] = [
  step(/^(?:kn|gn|pn)/, 'n', 'n'),
  step(/^wr/, 'r', 'w'),
  step(/^ps/, 's', 'p'),
  step(/^x/, 's', 'x'),
  step(/x/g, 'ks', 'x'),
  step(/^wh/, 'w', 'w'),
  step(/ph|gh(?=t|$)/g, 'f', 'h'),
  step(/f(?=t)/g, '', 'f'),
  step(/(?:ti|ci|si)(?=on|a|ou|en)|sh|sch|ch|tch/g, 'x', 'hi'),
  step(/dg(?=[eiy])|g(?=[eiy])/g, 'j', 'g'),
  step(/c(?=[eiy])|sc(?=[eiy])/g, 's', 'c'),
  step(/ck|qu|[cq]/g, 'k', 'cq'),
  step(/z/g, 's', 'z'),
  step(/v/g, 'f', 'v'),
  step(/mb$/, 'm', 'b'),
  step(/gh/g, '', 'g'),
]

/**
 * Returns the phonetic key of a word: its consonants, with similar sounds merged. Takes lower case
 * and returns a short string.
 */
export function soundOf(word: string): string {
  let sound = word
  let letters = lettersOf(word)
  for (const step of steps) {
    if ((letters & step.letters) === 0) continue
    sound = sound.replace(step.pattern, step.sound)
    letters |= step.added
  }
  return skeletonOf(sound)
}

/** Returns the first sound, vowels as `a`, and the consonants after it, double ones as one. */
function skeletonOf(sound: string): string {
  let last = sound.charAt(0)
  let skeleton = /[aeiouy]/.test(last) ? 'a' : last
  for (let at = 1; at < sound.length; at += 1) {
    const letter = sound.charAt(at)
    if (letter === last || SILENT.has(letter)) continue
    skeleton += letter
    last = letter
  }
  return skeleton
}
