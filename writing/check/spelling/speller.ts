import type { EnglishDialect } from '#schema/check-settings/goals.ts'

import { isAboutCode } from '../../style/technicalProse.ts'
import { knownTypos } from '../knownTypos.ts'
import { americanWords } from './americanWords.ts'
import { Candidates, type Candidate } from './candidates.ts'
import { withCaseOf } from './case.ts'
import { basesOf, isCompounded, isDerived, isListed, PREFIXES, PRODUCTIVE } from './known.ts'
import { comparedForms, learnersForms } from './learners.ts'
import { ALL_DIALECTS, dialectBits, loadLexicon, type Lexicon } from './lexicon.ts'
import {
  isLikely,
  isLikelyMeant,
  isMeantCapital,
  isNameOfSoftware,
  isRepeated,
  isUnusual,
  isWordLike,
} from './likelihood.ts'
import { loadPairs, type Pairs } from './pairs.ts'
import { type Context, rank, type Ranked } from './rank.ts'
import { drawnOut, isDrawnOut, isShortForm, shortFormOf } from './shortForms.ts'
import { isSoftwareWord, isNamedLikePackage } from './softwareWords.ts'
import { splits } from './splits.ts'
import { isRightHere, isSpecies, isTerm } from './terms.ts'
import { type TextWord, wordsOf } from './words.ts'

/** A word that is not spelled as it should be. */
export type Misspelling = {
  word: string
  start: number
  /** Best first, in the case of the word. May be empty. */
  candidates: string[]
  /** Whether the first candidate is almost certainly meant. */
  clear: boolean
  /** Whether the spelling is correct in another dialect. */
  elsewhere: boolean
}

/** Candidates worse than the best one by this much are not shown. */
const DOMINANT = 1.5
/** A lead of this much over the second candidate makes the best one clear. */
const CLEAR = 0.55
/** Maximum cost of a clear correction. */
const NEAR = 1.45
/** With a candidate this cheap, the search stops. */
const SURE = 1.05
/** Maximum cost of one common typo. */
const ONE_SLIP = 1.1
/** Names of users, models and versions: "ricardo-1970". */
const NUMBERED = /^-\d/
/** Frequency below which a word is rare. */
const RARE_BASE = 30
/** Least frequency and length of the parts of a coined word. */
const PART = 38
const PART_MIN = 3
/** Extra cost of a word with a prefix, in units of `slipCost`. */
const RARE = 0.45
const REMEMBERED_MAX = 5000
/** Each has up to thousands of candidates. */
const RANKED_MAX = 20

/** Finds misspelled English words and their corrections. */
export class Speller {
  private readonly lexicon: Lexicon
  private readonly pairs: Pairs
  private readonly candidates: Candidates
  private readonly remembered = new Map<string, readonly Candidate[]>()
  private readonly ranked = new Map<string, readonly Ranked[]>()

  constructor(lexicon: Lexicon, pairs: Pairs) {
    this.lexicon = lexicon
    this.pairs = pairs
    this.candidates = new Candidates(lexicon)
  }

  /** Returns the misspelled words of a text, in order. */
  check(text: string, dialect: EnglishDialect): Misspelling[] {
    const steps = this.steps(text, dialect)
    let step = steps.next()
    while (!step.done) step = steps.next()
    return step.value
  }

  /** As {@link check}, with a stop after each word that had to be looked up. */
  *steps(text: string, dialect: EnglishDialect): Generator<undefined, Misspelling[]> {
    const found: Misspelling[] = []
    const bit = dialectBits[dialect]
    for (const word of wordsOf(text)) {
      const plain = word.text.replaceAll('’', "'")
      if (isListed(plain, this.lexicon) && !isShortForm(plain)) {
        if ((this.lexicon.dialects(plain) & bit) === 0) found.push(...this.fromElsewhere(word, plain, bit))
      } else if (
        isWordLike(plain) &&
        !this.isPart(word, plain) &&
        !this.isWellDerived(plain) &&
        !this.isRareForm(word, plain)
      ) {
        const misspelling = this.misspelling(word, plain, text, bit)
        if (misspelling) found.push(misspelling)
        yield undefined
      }
    }
    return found
  }

  /**
   * Returns whether the word is part of a longer one: "park(ing)", "tl;dr", "co-ordinated" (which is
   * listed without the hyphen), "rock'n'roll".
   */
  private isPart({ glued }: TextWord, plain: string): boolean {
    if (/\p{L}[([]$/u.test(glued.before) || /^[)\]]\p{L}/u.test(glued.after)) return true
    if (/(?<!\p{L})\p{L}{1,2};$/u.test(glued.before) || /^;\p{L}{1,2}(?!\p{L})/u.test(glued.after))
      return true
    const first = /(\p{L}+)-$/u.exec(glued.before)?.[1]
    if (
      first !== undefined &&
      [first + plain, `${first}-${plain}`].some(whole => isListed(whole, this.lexicon))
    )
      return true
    const second = /^-(\p{L}+)/u.exec(glued.after)?.[1]
    if (second !== undefined && isListed(`${plain}-${second}`, this.lexicon)) return true
    const sides = plain.split("'n'")
    return sides.length > 1 && sides.every(side => isListed(side, this.lexicon))
  }

  /**
   * Returns whether the word derives from another one and no frequent word is a typo away. It is
   * false for "represet" and "refrom".
   */
  private isWellDerived(word: string): boolean {
    return isDerived(word, this.lexicon) && !this.isNearFrequent(word, [word])
  }

  /** Returns whether a frequent word, other than those named, is a typo away. */
  private isNearFrequent(word: string, besides: readonly string[]): boolean {
    return this.similar(word.toLowerCase()).some(
      ({ word: other, cost, frequency }) =>
        cost <= ONE_SLIP &&
        frequency >= PRODUCTIVE &&
        this.lexicon.frequency(other) > 0 &&
        !besides.includes(other),
    )
  }

  /**
   * Returns whether the word is a regular form of a rare word ("petroglyphs"), a compound of the
   * sciences, or "havin'" and the like. People who misspell forms do so with frequent words.
   */
  private isRareForm({ glued }: TextWord, plain: string): boolean {
    if (/^['’]/.test(glued.after) && /[a-z]in$/.test(plain) && isListed(`${plain}g`, this.lexicon))
      return true
    const bases = basesOf(plain)
    const isForm = bases.some(base => this.lexicon.has(base) && this.lexicon.frequency(base) < RARE_BASE)
    if (!isForm && !isCompounded(plain, this.lexicon)) return false
    return !this.isNearFrequent(plain, bases)
  }

  private misspelling(word: TextWord, plain: string, text: string, bit: number): Misspelling | null {
    const lower = plain.toLowerCase()
    const place = { word: word.text, start: word.start, elsewhere: false }
    const known = knownTypos.get(lower)
    if (known !== undefined) return { ...place, candidates: [withCaseOf(plain, known)], clear: true }
    const short = shortFormOf(plain, neighboursOf(text, word))
    if (short !== undefined)
      return short && { ...place, candidates: short.map(each => withCaseOf(plain, each)), clear: false }
    const capital = plain !== lower
    const context = this.contextOf(text, word)
    const ranked = this.rankedIn(context, lower, bit)
    const best = ranked[0]
    if (isSoftwareWord(lower)) return null
    if (NUMBERED.test(word.glued.after)) return null
    if (capital && !isMeantCapital(word, lower, { ranked, text })) return null
    const likely = best !== undefined && isLikely(lower, best)
    if (!likely && (isUnusual(word, lower) || isRepeated(plain, text) || this.isCoined(lower, ranked)))
      return null
    if (!likely && !capital && isNamedLikePackage(word, text)) return null
    if (capital && this.isGenus(word.text, context.after.word)) return null
    if (isNameOfSoftware(lower, best) && isAboutCode(text)) return null
    if ((best?.cost ?? 9) > SURE && this.isInForeign(word)) return null
    if (isRightHere(lower, context.before.word, word.glued)) return null
    if (!capital && isSpecies(lower, text.slice(0, word.start), likely)) return null
    const drawn = this.drawnOut(lower, ranked)
    if (drawn.length > 0)
      return { ...place, candidates: drawn.map(each => withCaseOf(plain, each)), clear: !isDrawnOut(lower) }
    if (!best) return isTerm(plain) ? null : { ...place, candidates: [], clear: false }
    const margin = (ranked[1]?.score ?? Number.POSITIVE_INFINITY) - best.score
    const clear = margin >= CLEAR && best.cost <= NEAR && lower.length >= 4 && isLikelyMeant(lower, best)
    const kept = ranked.filter(({ score }) => score - best.score < DOMINANT)
    const candidates = distinct(kept.map(each => withCaseOf(plain, each.word))).slice(0, 3)
    return { ...place, candidates, clear }
  }

  /** Returns the words that a word with a letter three times may be, best first. */
  private drawnOut(lower: string, ranked: readonly Ranked[]): string[] {
    const words = drawnOut(lower).filter(each => isListed(each, this.lexicon))
    const best = ranked.map(({ word }) => word).filter(word => words.includes(word))
    return distinct([...best, ...words])
  }

  /** A short word is near to thousands of others, and a text may repeat it in the same place. */
  private rankedIn(context: Context, lower: string, bit: number): readonly Ranked[] {
    const key = `${context.before.word} ${lower} ${context.after.word} ${bit}`
    const known = this.ranked.get(key)
    if (known) return known
    const near = [...this.similar(lower), ...comparedForms(lower, context.before.word, this.lexicon)]
    const isElsewhere = (other: string) => (this.lexicon.dialects(other) & bit) === 0
    const ranked = rank(lower, near, context, this.pairs, isElsewhere)
    if (this.ranked.size >= RANKED_MAX) this.ranked.clear()
    this.ranked.set(key, ranked)
    return ranked
  }

  /** Returns whether the other half of a compound is unlisted, too: “tai-chi.” */
  private isInForeign({ glued }: TextWord): boolean {
    const other = /(\p{L}+)-$/u.exec(glued.before)?.[1] ?? /^-(\p{L}+)/u.exec(glued.after)?.[1]
    return other !== undefined && !isListed(other, this.lexicon)
  }

  /** Returns whether an unlisted species follows: “Haemophilus influenzae.” */
  private isGenus(word: string, next: string): boolean {
    return isSpecies(next, `${word} `, true) && !isListed(next, this.lexicon)
  }

  /** Returns whether a word is two frequent words in one that seldom stand side by side: "keylist". */
  private isCoined(lower: string, ranked: readonly Ranked[]): boolean {
    if (ranked.some(({ word }) => word.includes(' ')) || lower.endsWith('able')) return false
    for (let at = PART_MIN; at <= lower.length - PART_MIN; at += 1) {
      const [first, second] = [lower.slice(0, at), lower.slice(at)]
      const isOften = (part: string) => this.lexicon.frequency(part) >= PART
      if (first !== second && isOften(first) && isOften(second)) return true
    }
    return false
  }

  private contextOf(text: string, { start, text: word }: TextWord): Context {
    const before = /([a-z']+) $/i.exec(text.slice(Math.max(0, start - 30), start))?.[1] ?? ''
    const after = /^ ([a-z']+)/i.exec(text.slice(start + word.length, start + word.length + 30))?.[1] ?? ''
    const neighbour = (found: string) => ({
      word: found.toLowerCase(),
      frequency: this.lexicon.frequency(found),
    })
    return { before: neighbour(before), after: neighbour(after) }
  }

  private similar(lower: string): readonly Candidate[] {
    const known = this.remembered.get(lower)
    if (known) return known
    const near = [
      ...this.candidates.of(lower),
      ...splits(lower, this.lexicon, this.pairs),
      ...learnersForms(lower, this.lexicon),
    ]
    const candidates = near.some(({ cost }) => cost < SURE) ? near : [...near, ...this.derived(lower)]
    if (this.remembered.size >= REMEMBERED_MAX) this.remembered.clear()
    this.remembered.set(lower, candidates)
    return candidates
  }

  /** Returns words with an unlisted prefix: “reuplaod”. */
  private derived(lower: string): Candidate[] {
    const stem = lower.replace(PREFIXES, '')
    if (stem === lower || stem.length < 5) return []
    const prefix = lower.slice(0, lower.length - stem.length)
    return this.candidates
      .of(stem)
      .filter(
        ({ word, cost, frequency }) => cost <= 1.6 && frequency >= PRODUCTIVE && word === word.toLowerCase(),
      )
      .map(({ word, cost, frequency, sounds }) => ({
        word: prefix + word,
        cost: cost + RARE,
        frequency: Math.max(0, frequency - 16),
        sounds,
      }))
  }

  private fromElsewhere(word: TextWord, plain: string, bit: number): Misspelling[] {
    if (plain.slice(1) !== plain.slice(1).toLowerCase()) return []
    const lower = plain.toLowerCase()
    // A name: “the Labour party”.
    if (plain !== lower && !word.opens) return []
    const least = this.lexicon.frequency(lower) - 16
    const here = this.similar(lower)
      .filter(({ word: other, sounds, frequency }) => {
        const dialects = this.lexicon.dialects(other)
        return sounds && frequency >= least && (dialects & bit) !== 0 && dialects !== ALL_DIALECTS
      })
      .toSorted((a, b) => a.cost - b.cost)
    const best = here[0]?.word ?? (bit === dialectBits.US ? americanWords.get(lower) : undefined)
    if (best === undefined) return []
    const candidates = [withCaseOf(plain, best)]
    return [{ word: word.text, start: word.start, candidates, clear: false, elsewhere: true }]
  }
}

let loading: Promise<Speller> | undefined

/** Returns the shared speller of all dialects (about 0.2 s and 15 MB). */
export function loadSpeller(): Promise<Speller> {
  loading ??= Promise.all([loadLexicon(), loadPairs()]).then(
    ([lexicon, pairs]) => new Speller(lexicon, pairs),
  )
  return loading
}

/** Returns the words next to a word, as written; a sign between them ends the search. */
function neighboursOf(text: string, { start, text: word }: TextWord): { before: string; after: string } {
  const end = start + word.length
  return {
    before: /([\p{L}\p{N}'’]+) $/u.exec(text.slice(Math.max(0, start - 30), start))?.[1] ?? '',
    after: /^ ([\p{L}\p{N}'’]+)/u.exec(text.slice(end, end + 30))?.[1] ?? '',
  }
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)]
}
