import { phraseAt, valenceOf } from './lexicon.ts'
import { BOOST, boosters, contrasts, isNegation } from './modifiers.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Words that carry feeling, with what they say where they stand. */
export interface Charged {
  start: number
  end: number
  /** After boosters, negation, capitals and contrast; about −4 … 4. */
  valence: number
  /** Whether this is a phrase of several words. */
  phrase: boolean
}

/** A text taken apart for scoring. */
export interface Weighed {
  tokens: Token[]
  /** By token: whether one of the three words before it, in the same clause, negates it. */
  negated: boolean[]
  charged: Charged[]
}

/** VADER's constants: what capitals add, what a negation leaves, how a booster wears off with distance. */
const SHOUT = 0.733
const NEGATED = -0.74
const DAMPING = [1, 0.95, 0.9]
/** How much what stands before and after a "but" counts. */
const BEFORE_BUT = 0.5
const AFTER_BUT = 1.5

/**
 * Finds the words of feeling and what each says in its place, in the manner of VADER (Hutto and Gilbert 2014): boosters
 * and negations among the three words before it, capitals, and contrast. Unlike there, a comma ends the reach of a
 * negation, and phrases of several words have a valence of their own.
 */
export function weigh(text: string): Weighed {
  const tokens = tokensOf(text, token => valenceOf(token) !== undefined)
  const negated = tokens.map((_, index) => isNegated(tokens, index))
  const shoutedSome = tokens.some(token => token.shouted) && tokens.some(token => !token.shouted)
  const contrast = tokens.findLastIndex(token => contrasts.has(token.text))
  const share = (index: number) =>
    contrast <= 0 || index === contrast ? 1 : index < contrast ? BEFORE_BUT : AFTER_BUT

  const charged: Charged[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (!token) continue
    const phrase = phraseAt(tokens, index)
    if (phrase) {
      const last = tokens[index + phrase.length - 1] ?? token
      const turned = negated[index] && !isNegation(token.text) ? -0.5 : 1
      charged.push({
        start: token.start,
        end: last.end,
        valence: phrase.value * turned * share(index),
        phrase: true,
      })
      index += phrase.length - 1
      continue
    }
    const plain = boosters.has(token.text) ? undefined : valenceOf(token.text)
    if (plain === undefined || plain === 0) continue
    const loud = plain + (shoutedSome && token.shouted ? Math.sign(plain) * SHOUT : 0)
    const boosted = loud + Math.sign(plain) * boostBefore(tokens, index)
    charged.push({
      start: token.start,
      end: token.end,
      valence: boosted * (negated[index] ? NEGATED : 1) * share(index),
      phrase: false,
    })
  }
  return { tokens, negated, charged }
}

function isNegated(tokens: readonly Token[], index: number): boolean {
  for (let distance = 1; distance <= DAMPING.length; distance += 1) {
    if (tokens[index - distance + 1]?.afterBreak) return false
    const before = tokens[index - distance]
    if (before && isNegation(before.text)) return true
  }
  return false
}

function boostBefore(tokens: readonly Token[], index: number): number {
  return DAMPING.reduce((sum, damping, place) => {
    const before = tokens[index - place - 1]
    if (!before) return sum
    return sum + (boosters.get(before.text) ?? 0) * BOOST * damping
  }, 0)
}
