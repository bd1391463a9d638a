import { plainText } from '#schema/shared/plainText.ts'

import { coverTechnical } from '../technical.ts'
import { loadModels, type Models } from './models.ts'
import { languageOfScript, lettersIn } from './scripts.ts'
import { wordEvidence, wordsIn } from './wordEvidence.ts'

/** The identified language of a text. */
export interface Identified {
  /**
   * A code of the table or of a language that cannot be checked, or 'unknown' if the evidence is
   * too weak.
   */
  language: string
  /** The most likely language, even if uncertain. 'unknown' only for a text without letters. */
  guess: string
  /** 0…1, based on the lead over the second-best guess and on the amount of text. */
  confidence: number
}

/** Guesses with less confidence become 'unknown'. */
const SURE = 0.5
/** The number of letters at which confidence reaches half its maximum. */
const LETTERS_HALF = 4

/**
 * The weight of each kind of evidence. Chosen on sentences of 75 languages; changes of up to a
 * third make little difference.
 */
const WEIGHTS = { grams: 20, network: 3, words: 0.6 }
/**
 * Share of the best score for a language that eld does not know. It counts neither for nor against
 * it.
 */
const NEUTRAL = 0.85

/** A language that the model confuses with a known one, which shares that one's score. */
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
/** The languages in eld's medium database. */
const gramLanguages = new Set(
  (
    'am ar az be bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy is it ja ka kn ko ku lo lt lv ml mr ms nb nl ' +
    'or pa pl pt ro ru sk sl sq sr sv ta te th tl tr uk ur vi yo zh'
  ).split(' '),
)

export type Identify = (text: string) => Identified

/**
 * Loads the models once and returns a function that identifies a text's language in about a
 * millisecond.
 */
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

/** Returns the beginning of a text without its technical parts. */
export const proseOf = (text: string): string =>
  coverTechnical(plainText(text.slice(0, 4000)))
    .replaceAll('\uFFFC', ' ')
    .trim()

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
