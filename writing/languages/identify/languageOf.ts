import { createIdentify, proseOf } from './identify.ts'
import { languageOfScript, lettersIn } from './scripts.ts'
import { wordEvidence, wordsIn } from './wordEvidence.ts'

/** Shorter paragraphs (in words) take the language of their document. */
const WORDS_LEAST = 4
const LETTERS_LEAST = 16
/** Minimum confidence for a language other than the document's, since writers seldom switch. */
const SURE = 0.75
/** From this share of common words on, they alone confirm the document's language. */
const COMMON_SHARE = 0.3
/** The common words must score this many times higher for it than for any other language. */
const AHEAD = 1.25

/**
 * Returns the language of a paragraph. It differs from `fallback`, the document's language, only if
 * the evidence is clear. Common words of the fallback may settle it within microseconds. Otherwise
 * the models are loaded and used.
 *
 * @throws if the models cannot be loaded.
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
  // Without a single common word, the text is names, gibberish, or an unsupported language.
  const clear = confidence >= SURE && wordEvidence(words).has(guess)
  return clear && !sameLanguage(guess, fallback) ? guess : fallback
}

/**
 * Both variants of Portuguese count as one language. Serbian in Latin letters and in Cyrillic need
 * separate checkers.
 */
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
