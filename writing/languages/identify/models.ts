import { loadCld3 } from './cld3.ts'

/** The evidence of both statistical models about a text, in codes of the table. */
export interface ModelEvidence {
  /** Scores of eld, 0…1 by language. Languages unknown to it are absent. */
  grams: ReadonlyMap<string, number>
  /** The language detected by cld3 with its probability, if any. */
  network: { language: string; probability: number } | null
}

export interface Models {
  evidence(text: string): ModelEvidence
}

/** Maximum number of analyzed characters. More make no difference and cost time. */
const LOOKED_AT = 1000

let loaded: Promise<Models> | undefined

/**
 * Loads eld's medium n-grams and cld3 (3 MB of JavaScript, 1 MB compressed, 150 ms) on the first
 * call.
 */
export function loadModels(): Promise<Models> {
  loaded ??= load()
  // The next call retries a failed download.
  loaded.catch(() => (loaded = undefined))
  return loaded
}

async function load(): Promise<Models> {
  const [{ eld }, detect] = await Promise.all([import('eld/medium'), loadCld3()])
  return {
    evidence(text) {
      const looked = text.slice(0, LOOKED_AT).replaceAll('\0', ' ')
      const { language, probability } = detect(looked)
      const scores = Object.entries(eld.detect(looked).getScores())
      return {
        grams: new Map(scores.map(([code, score]) => [ours(code), score])),
        network: language === 'und' ? null : { language: ours(language), probability },
      }
    },
  }
}

/** Maps the models' codes to those of the table. */
function ours(code: string): string {
  const [base = code] = code.split('-')
  return { no: 'nb', iw: 'he', fil: 'tl' }[base] ?? base
}
