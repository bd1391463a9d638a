import { phraseAt, valenceOf } from './lexicon.ts'
import { BOOST, boosters, contrasts, isNegation } from './modifiers.ts'
import { ratingsIn } from './ratings.ts'
import { type Token, tokensOf } from './tokens.ts'
import { turnsIn } from './turns.ts'

/** A word or phrase that carries sentiment, with its valence in context. */
export interface Charged {
  start: number
  end: number
  /** The valence after boosters, negation, capitals and contrast: about −4 … 4. */
  valence: number
  /** Whether this is a phrase of several words. */
  phrase: boolean
}

/** The tokens of a text with everything needed to score them. */
export interface Weighed {
  tokens: Token[]
  /** For each token, whether one of the three previous words in the same clause negates it. */
  negated: boolean[]
  /**
   * For each token, whether it belongs to a phrase. The phrase's valence replaces those of its
   * words.
   */
  inPhrase: boolean[]
  /**
   * For each token, whether the wording around it decides its meaning ("nothing to fear"). Learned
   * words say nothing about these.
   */
  decided: boolean[]
  charged: Charged[]
}

/** VADER's constants for capitals, negation and (below) the decay of boosters with distance. */
const SHOUT = 0.733
const NEGATED = -0.74
/** A negated phrase keeps less of its valence than a negated word. */
const PHRASE_NEGATED = -0.5
/**
 * Factor for words that are only wished for, expected or conditional, and how many words back to
 * look for the cue.
 */
const UNREAL = 0.3
const UNREAL_REACH = 5
const UNREAL_WORDS = new Set(
  `if wish wished expected expecting expect supposed hoped hoping unless whether should've could've would've`.split(
    ' ',
  ),
)
const DAMPING = [1, 0.95, 0.9]
/** Weights of the words before and after a "but". */
const BEFORE_BUT = 0.5
const AFTER_BUT = 1.5

/**
 * Finds sentiment words and their valence in context, following VADER (Hutto and Gilbert 2014):
 * boosters and negations among the three previous words, capitals, and contrast. Unlike VADER,
 * negation ends at a comma, and phrases have valences too.
 */
export function weigh(text: string): Weighed {
  const tokens = tokensOf(text, token => valenceOf(token) !== undefined)
  const found = phrasesIn(tokens)
  const negated = tokens.map((_, index) => isNegated(tokens, found, index))
  const shoutedSome = tokens.some(token => token.shouted) && tokens.some(token => !token.shouted)
  const contrast = tokens.findLastIndex(token => contrasts.has(token.text))
  const share = (index: number) =>
    contrast <= 0 || index === contrast ? 1 : index < contrast ? BEFORE_BUT : AFTER_BUT

  const turns = turnsIn(
    tokens,
    index => found[index]?.value ?? (isUsed(found, index) ? 0 : wordValence(tokens, index)),
  )

  const charged: Charged[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (!token) continue
    const own = turns.own.get(index)
    if (own)
      charged.push({
        start: token.start,
        end: tokens[index + own.length - 1]?.end ?? token.end,
        valence: own.valence * share(index),
        phrase: true,
      })
    const factor = turns.factors[index]
    const phrase = found[index]
    if (phrase) {
      const { end } = tokens[index + phrase.length - 1] ?? token
      const turned = factor ?? (negated[index] && !isNegation(token.text) ? PHRASE_NEGATED : 1)
      if (phrase.value !== 0 && !turns.isCue[index]) {
        charged.push({ start: token.start, end, valence: phrase.value * turned * share(index), phrase: true })
      }
      index += phrase.length - 1
      continue
    }
    const plain = turns.isCue[index] || isDenial(tokens, index) ? 0 : wordValence(tokens, index)
    if (plain === 0) continue
    const loud = plain + (shoutedSome && token.shouted ? Math.sign(plain) * SHOUT : 0)
    const boosted = loud + Math.sign(plain) * boostBefore(tokens, index)
    const real = boosted > 0 && isUnreal(tokens, index) ? UNREAL : 1
    const valence = boosted * (factor ?? (negated[index] ? NEGATED : real)) * share(index)
    charged.push({ start: token.start, end: token.end, valence, phrase: false })
  }
  const inPhrase = tokens.map((_, index) => isUsed(found, index))
  const decided = tokens.map(
    (_, index) => (turns.isCue[index] ?? false) || turns.factors[index] !== undefined,
  )
  return { tokens, negated, inPhrase, decided, charged: withRatings(text, charged) }
}

/** Maximum number of words in a phrase. */
const PHRASE_WORDS = 6

type FoundPhrase = ReturnType<typeof phraseAt>

/** For each token, the phrase that begins there. Phrases do not overlap. */
function phrasesIn(tokens: readonly Token[]): FoundPhrase[] {
  const found: FoundPhrase[] = tokens.map(() => null)
  for (let index = 0; index < tokens.length; index += 1) {
    const phrase = phraseAt(tokens, index)
    if (!phrase) continue
    found[index] = phrase
    index += phrase.length - 1
  }
  return found
}

/**
 * "Like" expresses sentiment after a person or an auxiliary ("I like", "didn't like"). Elsewhere it
 * is a comparison.
 */
const LIKERS = new Set(
  `i we you they people who to not really do did don't didn't would also always still all everyone i'd we'd you'd you'll they'll i'll never doesn't wouldn't actually`.split(
    ' ',
  ),
)
const LIKING = 1.5

function plainValence(tokens: readonly Token[], index: number): number | undefined {
  const { text } = tokens[index] ?? { text: '' }
  // "Pretty good" is good.
  if (text === 'pretty' && valenceOf(tokens[index + 1]?.text ?? '') !== undefined) return undefined
  if (text === 'like') return LIKERS.has(tokens[index - 1]?.text ?? '') ? LIKING : undefined
  return valenceOf(text)
}

/** "No" before a bad word, and in "no one", is not bad itself. */
function isDenial(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.text !== 'no') return false
  const next = tokens.slice(index + 1, index + 4)
  const end = next.findIndex(token => token.afterBreak)
  const reached = next.slice(0, end < 0 ? next.length : end)
  return reached[0]?.text === 'one' || reached.some(({ text }) => (valenceOf(text) ?? 0) < 0)
}

/** Returns the valence of a word without its context. Boosters have none. */
const wordValence = (tokens: readonly Token[], index: number): number =>
  boosters.has(tokens[index]?.text ?? '') ? 0 : (plainValence(tokens, index) ?? 0)

/** Adds ratings such as 8/10. Each replaces the sentiment words inside it. */
function withRatings(text: string, charged: readonly Charged[]): Charged[] {
  if (!/\d/.test(text)) return [...charged]
  const ratings = ratingsIn(text)
  return [
    ...charged.filter(({ start, end }) => !ratings.some(rating => rating.start < end && start < rating.end)),
    ...ratings.map(rating => ({ ...rating, phrase: true })),
  ].toSorted((a, b) => a.start - b.start)
}

/**
 * Returns whether one of the three previous words negates the word, in the same clause and outside
 * any phrase.
 */
function isNegated(tokens: readonly Token[], found: readonly FoundPhrase[], index: number): boolean {
  for (let distance = 1; distance <= DAMPING.length; distance += 1) {
    if (tokens[index - distance + 1]?.afterBreak) return false
    const before = tokens[index - distance]
    if (!before || !negates(tokens, index - distance)) continue
    // "Not only good", "no problem with the good screen": the negation belongs to the phrase.
    if (isUsed(found, index - distance)) continue
    const between = tokens.slice(index - distance + 1, index)
    return before.text !== 'never' || !between.some(({ text }) => STRESSING.has(text))
  }
  return false
}

/** Returns whether a phrase that begins at or before the token covers it. */
function isUsed(found: readonly FoundPhrase[], index: number): boolean {
  for (let back = 0; back < PHRASE_WORDS; back += 1) {
    if ((found[index - back]?.length ?? 0) > back) return true
  }
  return false
}

/** Here the negation adds emphasis: "never so good", "never such bland food". */
const STRESSING = new Set(['so', 'such', 'more', 'this'])

function negates(tokens: readonly Token[], index: number): boolean {
  const text = tokens[index]?.text ?? ''
  return text === 'least' ? tokens[index - 1]?.text !== 'at' : isNegation(text)
}

/**
 * Returns whether a word is only wished for, expected or conditional: "if you like", "I expected
 * good".
 */
function isUnreal(tokens: readonly Token[], index: number): boolean {
  for (let distance = 1; distance <= UNREAL_REACH; distance += 1) {
    const before = tokens[index - distance]
    if (!before) return false
    if (UNREAL_WORDS.has(before.text)) return true
    if (tokens[index - distance + 1]?.afterBreak) return false
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
