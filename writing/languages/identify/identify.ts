import { coverTechnical } from '../technical.ts'
import { loadModels, type Models } from './models.ts'
import { languageOfScript, lettersIn } from './scripts.ts'
import { wordEvidence, wordsIn } from './wordEvidence.ts'

/** Which language a text is in. */
export interface Identified {
  /** A code of the table or of a language that cannot be checked; 'unknown' where too little speaks for any. */
  language: string
  /** The likeliest language all the same, 'unknown' only for a text without letters. */
  guess: string
  /** 0…1: how far the guess is ahead of the next one, and how much there is to go by. */
  confidence: number
}

/** Less confident guesses are 'unknown'. */
const SURE = 0.5
/** Letters by which half of what can be known of a text is known. */
const LETTERS_HALF = 4

/** What each kind of evidence counts (chosen on sentences of 75 languages; all about as good within a third of it). */
const WEIGHTS = { grams: 20, network: 3, words: 0.6 }
/** The share of the best score that a language gets which eld does not know: neither for it nor against. */
const NEUTRAL = 0.85

/** A language that a model does not tell apart from one it knows, and what it gets of that one's score. */
const nearGrams: Record<string, string> = { nn: 'nb', id: 'ms', bs: 'hr', 'sr-Latn': 'hr' }
const nearNetwork: Record<string, readonly string[]> = {
  nb: ['nn'],
  ms: ['id'],
  id: ['ms'],
  bs: ['hr', 'sr-Latn'],
  hr: ['bs', 'sr-Latn'],
  st: ['tn'],
  sr: ['sr-Latn'],
}
const NEAR = 0.96
/** The languages of eld's medium database. */
const gramLanguages = new Set(
  (
    'am ar az be bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy is it ja ka kn ko ku lo lt lv ml mr ms nb nl ' +
    'or pa pl pt ro ru sk sl sq sr sv ta te th tl tr uk ur vi yo zh'
  ).split(' '),
)

export type Identify = (text: string) => Identified

/** Loads the models (once) and gives the function that identifies a text's language, in about a millisecond. */
export async function createIdentify(): Promise<Identify> {
  const models = await loadModels()
  return text => identify(text, models)
}

function identify(text: string, models: Models): Identified {
  const prose = proseOf(text)
  const letters = lettersIn(prose)
  if (letters === 0) return { language: 'unknown', guess: 'unknown', confidence: 0 }
  const enough = letters / (letters + LETTERS_HALF)
  const script = languageOfScript(prose, letters)
  if (script) return decided(script.language, script.share * enough)

  const scores = [...scoresOf(prose, models)].toSorted((a, b) => b[1] - a[1])
  const [best, second] = scores
  if (!best) return { language: 'unknown', guess: 'unknown', confidence: 0 }
  const ahead = best[1] - (second?.[1] ?? 0)
  return decided(best[0], enough * (1 - Math.exp(-ahead)))
}

const decided = (guess: string, confidence: number): Identified => ({
  language: confidence >= SURE ? guess : 'unknown',
  guess,
  confidence,
})

/** The beginning of a text without what is technical in it. */
export const proseOf = (text: string): string =>
  coverTechnical(text.slice(0, 4000)).replaceAll('\uFFFC', ' ').trim()

function scoresOf(prose: string, models: Models): Map<string, number> {
  const { grams, network } = models.evidence(prose)
  const words = wordEvidence(wordsIn(prose))
  const most = Math.max(0, ...grams.values())
  const near = network ? (nearNetwork[network.language] ?? []) : []
  const languages = new Set([...grams.keys(), ...words.keys(), ...near])
  if (network) languages.add(network.language)

  const scores = new Map<string, number>()
  for (const language of languages) {
    const alike = nearGrams[language]
    const gram = gramLanguages.has(language)
      ? (grams.get(language) ?? 0)
      : alike === undefined
        ? NEUTRAL * most
        : NEAR * (grams.get(alike) ?? 0)
    const share = language === network?.language ? 1 : near.includes(language) ? NEAR : 0
    const said = WEIGHTS.network * share * (network?.probability ?? 0)
    scores.set(language, WEIGHTS.grams * gram + said + WEIGHTS.words * (words.get(language) ?? 0))
  }
  return scores
}
