import { loadCld3 } from './cld3.ts'

/** What the two statistical models say of a text, in the codes of the table. */
export interface ModelEvidence {
  /** Of eld: 0…1 by language; languages that it does not know are not there. */
  grams: ReadonlyMap<string, number>
  /** Of cld3: one language with its probability, or none. */
  network: { language: string; probability: number } | null
}

export interface Models {
  evidence(text: string): ModelEvidence
}

/** Characters that are looked at: more makes no difference and takes time. */
const LOOKED_AT = 1000

let loaded: Promise<Models> | undefined

/** Loads eld's medium n-grams and cld3 (3 MB of JavaScript, 1 MB compressed, 150 ms) on the first call. */
export function loadModels(): Promise<Models> {
  loaded ??= load()
  // A download that failed is tried again by the next call.
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

/** Codes of the models that the table has another one for. */
function ours(code: string): string {
  const [base = code] = code.split('-')
  return { no: 'nb', iw: 'he', fil: 'tl' }[base] ?? base
}
