import { themed } from './tables.ts'
import { bluntPhrases } from './tables/blunt.ts'
import { concisePhrases } from './tables/concise.ts'
import { fillerPhrases } from './tables/fillers.ts'
import { formalOpeners, formalPhrases } from './tables/formal.ts'
import { formalVerbs } from './tables/formalVerbs.ts'
import { friendlyOpeners, friendlyPhrases, friendlyVerbs } from './tables/friendly.ts'
import { hedgePhrases } from './tables/hedges.ts'
import { simpleOpeners, simplePhrases, simpleVerbs } from './tables/simple.ts'
import { simpleMorePhrases, simpleMoreVerbs } from './tables/simpleMore.ts'

export const formalWords = themed({
  phrases: [formalPhrases, formalOpeners],
  verbs: [formalVerbs],
  reason: 'More formal',
})
export const friendlyWords = themed({
  phrases: [friendlyPhrases, friendlyOpeners],
  verbs: [friendlyVerbs],
  reason: 'Warmer',
})
export const simpleWords = themed({
  phrases: [simplePhrases, simpleOpeners, simpleMorePhrases],
  verbs: [simpleVerbs, simpleMoreVerbs],
  reason: 'Easier word',
})
export const gentleWords = themed({ phrases: [bluntPhrases], reason: 'Gentler' })
export const withoutHedges = themed({ phrases: [hedgePhrases], reason: 'More confident' })
export const withoutFillers = themed({ phrases: [fillerPhrases], reason: 'Not needed' })
export const conciseWords = themed({ phrases: [concisePhrases], reason: 'Fewer words' })
