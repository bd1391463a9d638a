import { bluntPhrases } from './tables/blunt.ts'
import { fillerPhrases } from './tables/fillers.ts'
import { formalOpeners, formalPhrases } from './tables/formal.ts'
import { formalVerbs } from './tables/formalVerbs.ts'
import { friendlyOpeners, friendlyPhrases, friendlyVerbs } from './tables/friendly.ts'
import { hedgePhrases } from './tables/hedges.ts'
import { simpleOpeners, simplePhrases, simpleVerbs } from './tables/simple.ts'
import { themed } from './tables.ts'

export const formalWords = themed({
  phrases: [formalPhrases, formalOpeners],
  verbs: [formalVerbs],
  reason: 'A more formal word',
})
export const friendlyWords = themed({
  phrases: [friendlyPhrases, friendlyOpeners],
  verbs: [friendlyVerbs],
  reason: 'A warmer word',
})
export const simpleWords = themed({
  phrases: [simplePhrases, simpleOpeners],
  verbs: [simpleVerbs],
  reason: 'An easier word',
})
export const gentleWords = themed({ phrases: [bluntPhrases], reason: 'Says it more gently' })
export const withoutHedges = themed({ phrases: [hedgePhrases], reason: 'Says it straight' })
export const withoutFillers = themed({ phrases: [fillerPhrases], reason: 'Says nothing here' })
