import { listWords } from './phrases.ts'

/**
 * A booster adds this constant (VADER's) to the strength of the next word; a dampener subtracts it.
 */
export const BOOST = 0.293

const BOOSTERS = `absolutely amazingly awfully completely considerably decidedly deeply effing enormously entirely
  especially exceptionally extremely fabulously flipping flippin fricking frickin frigging friggin fully fucking greatly
  hella highly hugely incredibly intensely majorly more most particularly purely quite really remarkably so
  substantially thoroughly totally tremendously uber unbelievably unusually utterly very super such insanely extra truly
  ridiculously wildly beyond downright simply seriously too way`
const DAMPENERS = `almost barely hardly kinda kindof less little marginally occasionally partly scarcely slightly
  somewhat sorta sortof fairly mildly moderately`

/** Maps boosters to 1 and dampeners to −1 (Hutto and Gilbert 2014, with our additions). */
export const boosters: ReadonlyMap<string, number> = new Map([
  ...listWords(BOOSTERS).map(word => [word, 1] as const),
  ...listWords(DAMPENERS).map(word => [word, -1] as const),
])

const NEGATIONS = new Set(
  listWords(
    `aint arent cannot cant couldnt darent didnt doesnt dont hadnt hasnt havent isnt mightnt mustnt neither neednt
    never no none nope nor not nothing nowhere oughtnt shant shouldnt wasnt werent without wont wouldnt rarely seldom
    despite nobody noone lack lacks lacked lacking`,
  ),
)

/** Returns whether a word negates the words after it. */
export function isNegation(word: string): boolean {
  return NEGATIONS.has(word) || word.endsWith("n't")
}

/** After one of these words, the rest of the sentence counts more than the part before it. */
export const contrasts: ReadonlySet<string> = new Set(['but', 'however', 'yet', 'unfortunately', 'except'])
