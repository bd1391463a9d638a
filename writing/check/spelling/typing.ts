import { keysAround } from './keyboard.ts'
import { type Respelling, respellings } from './respellings.ts'

/**
 * Typo costs; 1 is one extra or missing letter. Learned by scripts/train/spelling.ts, which keeps
 * the initial values.
 */
export type SlipCosts = Record<(typeof slipKinds)[number], number>

export const slipKinds = [
  'swap',
  'doubled',
  'single',
  'vowel',
  'sound',
  'neighbour',
  'change',
  'missing',
  'silent',
  'extra',
  'extraNeighbour',
  'extraE',
  'apostrophe',
  'first',
  'twoMissing',
  'twoExtra',
  'respelled',
  'ending',
] as const

export const LEARNED_COSTS: SlipCosts = {
  /** Two adjacent letters swapped. */
  swap: 0.67,
  /** A letter doubled by mistake, or a double letter typed once. */
  doubled: 0.62,
  single: 0.47,
  vowel: 0.89,
  /** Substitutions: letters of similar sound, adjacent keys, any other letter. */
  sound: 0.95,
  neighbour: 1.02,
  change: 1.23,
  /** A missing letter. */
  missing: 0.62,
  /** A missing silent letter, and an extra "e". */
  silent: 0.56,
  extraE: 0.87,
  /** An extra letter: any, or one whose key is adjacent to a neighbor's. */
  extra: 1.27,
  extraNeighbour: 1.06,
  apostrophe: 0.3,
  /** Surcharge for the first letter. */
  first: 0.27,
  /** Two adjacent letters missing ("utilies") or added ("configuraration"). */
  twoMissing: 1.09,
  twoExtra: 2.13,
  /** See respellings.ts. */
  respelled: 0.84,
  ending: 0.31,
}

const SOUNDS = ['ckq', 'sz', 'cs', 'gj', 'fv', 'mn', 'dt', 'iy', 'xs', 'wv', 'bp']
const VOWELS = 'aeiouy'
const SILENT = 'ehgu'
/** The alphabet of the tables: a to z, and one code for all other characters. */
const SIGNS = 27
const LENGTH_MAX = 60
const WIDTH = LENGTH_MAX + 4

/** The cost for each pair of prefixes. */
const table = new Float64Array(WIDTH * WIDTH)

/**
 * Returns a function that measures the cost of a typo from `right` to `wrong`, both in lower case.
 * It is the weighted Damerau–Levenshtein distance (optimal string alignment): the most common typos
 * cost least. Words longer than 60 letters are infinitely far apart.
 */
export function slipCostBy(costs: SlipCosts): (wrong: string, right: string) => number {
  const changes = changesBy(costs)
  const respelled = respelledBy(costs)

  /** Returns the cost of a missing letter of the right word. */
  function missing(right: string, at: number): number {
    const letter = right.charAt(at)
    if (letter === "'") return costs.apostrophe
    if (at > 0 && right.charAt(at - 1) === letter) return costs.single
    if (at === 0) return costs.missing + costs.first
    return SILENT.includes(letter) ? costs.silent : costs.missing
  }

  /** Returns the cost of an extra letter. */
  function extra(wrong: string, at: number): number {
    const letter = wrong.charAt(at)
    if (letter === "'") return costs.apostrophe
    if (at > 0 && wrong.charAt(at - 1) === letter) return costs.doubled
    const isSlipped =
      areNeighbours(letter, wrong.charAt(at - 1)) || areNeighbours(letter, wrong.charAt(at + 1))
    const cost = isSlipped ? costs.extraNeighbour : letter === 'e' ? costs.extraE : costs.extra
    return at === 0 ? cost + costs.first : cost
  }

  return (wrong, right) => {
    if (wrong.length > LENGTH_MAX || right.length > LENGTH_MAX) return Number.POSITIVE_INFINITY
    table[0] = 0
    for (let column = 1; column <= right.length; column += 1)
      table[column] = (table[column - 1] ?? 0) + missing(right, column - 1)
    for (let row = 1; row <= wrong.length; row += 1) {
      const a = wrong.charCodeAt(row - 1)
      const codeOfA = codeOf(a) * SIGNS
      const above = (row - 1) * WIDTH
      const here = row * WIDTH
      const dropping = extra(wrong, row - 1)
      table[here] = (table[above] ?? 0) + dropping
      for (let column = 1; column <= right.length; column += 1) {
        const b = right.charCodeAt(column - 1)
        const pair = codeOfA + codeOf(b)
        const first = row === 1 && column === 1 && a !== b ? costs.first : 0
        let best = (table[above + column - 1] ?? 0) + (a === b ? 0 : (changes[pair] ?? 0)) + first
        const dropped = (table[above + column] ?? 0) + dropping
        if (dropped < best) best = dropped
        const added = (table[here + column - 1] ?? 0) + missing(right, column - 1)
        if (added < best) best = added
        if (column > 2) best = Math.min(best, (table[here + column - 2] ?? 0) + costs.twoMissing)
        if (row > 2) best = Math.min(best, (table[above - WIDTH + column] ?? 0) + costs.twoExtra)
        if (row > 1 && column > 1) {
          const isSwap = a !== b && a === right.charCodeAt(column - 2) && wrong.charCodeAt(row - 2) === b
          const swapped = isSwap ? (table[above - WIDTH + column - 2] ?? 0) + costs.swap : best
          if (swapped < best) best = swapped
        }
        const spellings = respelled[pair]
        if (spellings) {
          for (const spelling of spellings) {
            const [from, to] = [row - spelling.wrong.length, column - spelling.right.length]
            if (from < 0 || to < 0) continue
            const cost = (table[from * WIDTH + to] ?? 0) + spelling.cost
            if (cost < best && wrong.endsWith(spelling.wrong, row) && right.endsWith(spelling.right, column))
              best = cost
          }
        }
        table[here + column] = best
      }
    }
    return table[wrong.length * WIDTH + right.length] ?? Number.POSITIVE_INFINITY
  }
}

/** The learned instance of `slipCostBy`. */
export const slipCost = slipCostBy(LEARNED_COSTS)

function changesBy(costs: SlipCosts): Float64Array {
  const changes = new Float64Array(SIGNS * SIGNS).fill(costs.change)
  const lower = (first: string, second: string, cost: number) => {
    const [a, b] = [codeOf(first.charCodeAt(0)), codeOf(second.charCodeAt(0))]
    const least = Math.min(changes[a * SIGNS + b] ?? cost, cost)
    changes[a * SIGNS + b] = least
    changes[b * SIGNS + a] = least
  }
  for (const first of VOWELS) for (const second of VOWELS) lower(first, second, costs.vowel)
  for (const group of SOUNDS)
    for (const first of group) for (const second of group) lower(first, second, costs.sound)
  for (const [letter, around] of keysAround) for (const other of around) lower(letter, other, costs.neighbour)
  return changes
}

/** Returns whether two letters are adjacent on a keyboard. */
function areNeighbours(a: string, b: string): boolean {
  return b !== '' && keysAround.get(a)?.includes(b) === true
}

type Weighed = Respelling & { cost: number }

/** Indexes respellings by the last letters of wrong and right. */
function respelledBy(costs: SlipCosts): (Weighed[] | undefined)[] {
  const found = Array.from<Weighed[] | undefined>({ length: SIGNS * SIGNS })
  for (const each of respellings) {
    const at = lastOf(each.wrong) * SIGNS + lastOf(each.right)
    const weighed = { ...each, cost: each.kind === 'sound' ? costs.respelled : costs.ending }
    const others = found[at]
    if (others) others.push(weighed)
    else found[at] = [weighed]
  }
  return found
}

function lastOf(letters: string): number {
  return codeOf(letters.charCodeAt(letters.length - 1))
}

/** Returns 1…26 for a…z and 0 for other characters. */
function codeOf(unit: number): number {
  return unit >= 97 && unit <= 122 ? unit - 96 : 0
}
