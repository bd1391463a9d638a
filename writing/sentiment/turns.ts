import { listWords } from './phrases.ts'
import type { Token } from './tokens.ts'
import { type TurnRule, turnRules } from './turnRules.ts'

/** The effects of the wordings around the tokens of a text on their valences. */
export interface Turns {
  /** For each token, the factor of its valence. Undefined: nothing turns it. */
  factors: (number | undefined)[]
  /** For each token, whether it belongs to a wording that turned another. */
  isCue: boolean[]
  /** The valences of the wordings themselves, at their first tokens. */
  own: Map<number, { length: number; valence: number }>
}

/** Words that may be between a cue and the word that it turns. */
const LIGHT = new Set(
  listWords(
    `a an the any anything anyone anybody something someone some to be been being is was were are am have has had having do
    feel feels felt feeling get gets got find found see say call called consider considered describe described think name
    imagine come up with with of at about in for from on that this it its them him her me us you i we he she they there my our your
    his their really ever even at all very so too much particularly especially terribly truly actually even quite entirely
    completely totally remotely exactly overly single one kind sort bit as need needs want wants seem seemed look looked
    sound sounded possibly reasonably honestly be made make give gave remain stay become real most having else what all`,
  ),
)
/** The end of what a cue reaches, besides a comma. */
const ENDS = new Set(
  listWords(
    'but because although though while which when who whose however yet except unless where created caused introduced',
  ),
)
const JOINS = new Set(['and', 'or', 'nor'])

/**
 * Finds the wordings that turn sentiment words around: denials, weak praise, past love, and repaired
 * faults. `valenceAt` returns the plain valence of a word or of the phrase that begins there.
 */
export function turnsIn(tokens: readonly Token[], valenceAt: (index: number) => number): Turns {
  const factors: Turns['factors'] = tokens.map(() => undefined)
  const isCue = tokens.map(() => false)
  const own: Turns['own'] = new Map()
  const { line, indexAt } = lineOf(tokens)
  for (const rule of turnRules) {
    for (const match of line.matchAll(rule.cue)) {
      const first = indexAt(match.index)
      const last = indexAt(match.index + match[0].trimEnd().length - 1)
      const turned = turnedBy(rule, tokens, first, last, valenceAt).filter(
        ({ index }) => factors[index] === undefined,
      )
      if (turned.length === 0) continue
      for (const { index, factor } of turned) factors[index] = factor
      for (let index = first; index <= last; index += 1) isCue[index] = true
      if (rule.own !== undefined) own.set(first, { length: last - first + 1, valence: rule.own })
    }
  }
  return { factors, isCue, own }
}

/** Returns the words that a cue turns, from its near end to its far end. */
function turnedBy(
  { between, side, reach, good, bad }: TurnRule,
  tokens: readonly Token[],
  first: number,
  last: number,
  valenceAt: (index: number) => number,
): { index: number; factor: number }[] {
  const turned: { index: number; factor: number }[] = []
  const step = side === 'after' ? 1 : -1
  let index = side === 'after' ? last + 1 : first - 1
  for (let distance = 0; distance < reach; distance += 1, index += step) {
    const token = tokens[index]
    if (!token || ENDS.has(token.text)) break
    if (side === 'after' ? token.afterBreak : distance > 0 && tokens[index + 1]?.afterBreak) break
    const valence = valenceAt(index)
    const factor = valence > 0 ? good : bad
    if (valence !== 0 && factor !== undefined) turned.push({ index, factor })
    // "Nothing to fear or regret": a word joined to a turned word is turned too.
    const isPassed = LIGHT.has(token.text) || valence !== 0 || (turned.length > 0 && JOINS.has(token.text))
    if (between === 'light' && !isPassed) break
  }
  return turned
}

/** Joins the words by spaces, with a comma at each break, and finds the word at an offset. */
function lineOf(tokens: readonly Token[]): { line: string; indexAt: (offset: number) => number } {
  const indexes: number[] = []
  let line = ''
  for (const [index, { text, afterBreak }] of tokens.entries()) {
    if (line !== '') line += afterBreak ? ' , ' : ' '
    line += text
    while (indexes.length < line.length) indexes.push(index)
  }
  return { line, indexAt: offset => indexes[offset] ?? 0 }
}
