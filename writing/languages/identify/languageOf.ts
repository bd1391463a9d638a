import { createIdentify, proseOf } from './identify.ts'
import { languageOfScript, lettersIn } from './scripts.ts'
import { wordEvidence, wordsIn } from './wordEvidence.ts'

/** A paragraph of fewer words is taken to be in the language of its document. */
const WORDS_LEAST = 4
const LETTERS_LEAST = 16
/** Somebody who writes in one language mostly goes on in it: another one must be surer than this. */
const SURE = 0.75
/** From this share of common words on, they alone decide for the document's own language. */
const COMMON_SHARE = 0.3
/** So much more must the common words say for it than for any other. */
const AHEAD = 1.25

/**
 * The language of a paragraph in a document whose language is `fallback`: another one only when that is clear. The common
 * words of the fallback alone may settle it, in microseconds; only otherwise are the models loaded and asked.
 *
 * @throws when the models cannot be loaded.
 */
export async function languageOf(paragraph: string, fallback: string): Promise<string> {
  const prose = proseOf(paragraph)
  const letters = lettersIn(prose)
  const script = languageOfScript(prose, letters)
  if (script && letters >= 6) return script.language
  const words = wordsIn(prose)
  if (words.length < WORDS_LEAST || letters < LETTERS_LEAST) return fallback
  if (clearByWords(words, fallback)) return fallback
  const identify = await createIdentify()
  const { guess, confidence } = identify(paragraph)
  // Not one common word: names, gibberish, or a language that nothing here can check.
  const clear = confidence >= SURE && wordEvidence(words).has(guess)
  return clear && !sameLanguage(guess, fallback) ? guess : fallback
}

/** Brazil's Portuguese is Portugal's here; Serbian in Latin letters and Cyrillic are not the same to check. */
const sameLanguage = (one: string, other: string): boolean =>
  one === other || (one.split('-')[0] === 'pt' && other.split('-')[0] === 'pt')

function clearByWords(words: readonly string[], language: string): boolean {
  const evidence = wordEvidence(words)
  const list = language === 'pt-PT' ? 'pt' : language
  const own = evidence.get(list) ?? 0
  const others = Math.max(0, ...[...evidence].filter(([code]) => code !== list).map(([, sum]) => sum))
  const share = words.filter(word => wordEvidence([word]).has(list)).length / words.length
  return share >= COMMON_SHARE && own > others * AHEAD
}
