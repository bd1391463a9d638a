/** The costs of slips; 1 is a letter too many or too few. */
const COST = {
  swap: 0.68,
  doubled: 0.7,
  vowel: 1,
  sound: 0.84,
  neighbour: 1.1,
  change: 1.23,
  silent: 0.93,
  apostrophe: 0.3,
  first: 0.6,
}

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const SOUNDS = ['ckq', 'sz', 'cs', 'gj', 'fv', 'mn', 'dt', 'iy', 'xs', 'wv', 'bp']
const VOWELS = 'aeiouy'
const SILENT = 'ehgu'

const COUNT = 27
const changes = new Float64Array(COUNT * COUNT).fill(COST.change)
for (const first of VOWELS) for (const second of VOWELS) lower(first, second, COST.vowel)
for (const group of SOUNDS)
  for (const first of group) for (const second of group) lower(first, second, COST.sound)
for (const [y, row] of ROWS.entries()) {
  for (const [x, key] of Array.from(row).entries()) {
    for (const other of [row[x + 1], ROWS[y + 1]?.[x], ROWS[y + 1]?.[x - 1]])
      if (other !== undefined) lower(key, other, COST.neighbour)
  }
}

function lower(first: string, second: string, cost: number): void {
  const [a, b] = [codeOf(first.charCodeAt(0)), codeOf(second.charCodeAt(0))]
  if (a === b) return
  changes[a * COUNT + b] = Math.min(changes[a * COUNT + b] ?? cost, cost)
  changes[b * COUNT + a] = changes[a * COUNT + b] ?? cost
}

/** 1…26 for a…z, 0 for other signs. */
function codeOf(unit: number): number {
  return unit >= 97 && unit <= 122 ? unit - 96 : 0
}

const WIDTH = 64
let previous = new Float64Array(WIDTH)
let before = new Float64Array(WIDTH)
let current = new Float64Array(WIDTH)

/**
 * How far a slip leads from `right` to `wrong` (both in small letters): Damerau–Levenshtein distance (optimal string alignment) with weights, so that what
 * people and keyboards do most costs least: doubled letters, neighbours swapped, vowels and like sounds taken for one
 * another, keys that lie side by side, silent letters. Words longer than 60 letters are infinitely far apart.
 */
export function slipCost(wrong: string, right: string): number {
  if (wrong.length > 60 || right.length > 60) return Number.POSITIVE_INFINITY
  previous[0] = 0
  for (let column = 1; column <= right.length; column += 1)
    previous[column] = (previous[column - 1] ?? 0) + missing(right, column - 1, '')
  for (let row = 1; row <= wrong.length; row += 1) {
    const a = wrong.charCodeAt(row - 1)
    current[0] = (previous[0] ?? 0) + extra(wrong, row - 1)
    for (let column = 1; column <= right.length; column += 1) {
      const b = right.charCodeAt(column - 1)
      const change = a === b ? 0 : (changes[codeOf(a) * COUNT + codeOf(b)] ?? COST.change)
      const first = row === 1 && column === 1 && change > 0 ? COST.first : 0
      let best = (previous[column - 1] ?? 0) + change + first
      const dropped = (previous[column] ?? 0) + extra(wrong, row - 1)
      if (dropped < best) best = dropped
      const added = (current[column - 1] ?? 0) + missing(right, column - 1, wrong)
      if (added < best) best = added
      if (
        row > 1 &&
        column > 1 &&
        a === right.charCodeAt(column - 2) &&
        wrong.charCodeAt(row - 2) === b &&
        a !== b
      ) {
        const swapped = (before[column - 2] ?? 0) + COST.swap
        if (swapped < best) best = swapped
      }
      current[column] = best
    }
    const free = before
    before = previous
    previous = current
    current = free
  }
  return previous[right.length] ?? Number.POSITIVE_INFINITY
}

/** A letter of the right word that was left out. */
function missing(right: string, at: number, wrong: string): number {
  const letter = right.charAt(at)
  if (letter === "'") return COST.apostrophe
  if (at > 0 && right.charAt(at - 1) === letter) return COST.doubled
  if (at === 0) return 1 + (wrong === '' ? 0 : COST.first)
  return SILENT.includes(letter) ? COST.silent : 1
}

/** A letter that should not be there. */
function extra(wrong: string, at: number): number {
  const letter = wrong.charAt(at)
  if (letter === "'") return COST.apostrophe
  if (at > 0 && wrong.charAt(at - 1) === letter) return COST.doubled
  if (at === 0) return 1 + COST.first
  return letter === 'e' ? COST.silent : 1
}

/**
 * Number of slips from one word to the other (Damerau–Levenshtein distance, optimal string alignment), or `most` + 1 when there are more than `most`.
 */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  for (let column = 0; column <= b.length; column += 1) previous[column] = column
  for (let row = 1; row <= a.length; row += 1) {
    const unit = a.charCodeAt(row - 1)
    current[0] = row
    let least = row
    for (let column = 1; column <= b.length; column += 1) {
      const other = b.charCodeAt(column - 1)
      let best = (previous[column - 1] ?? 0) + (unit === other ? 0 : 1)
      best = Math.min(best, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      if (row > 1 && column > 1 && unit === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other)
        best = Math.min(best, (before[column - 2] ?? 0) + 1)
      current[column] = best
      if (best < least) least = best
    }
    if (least > most) return most + 1
    const free = before
    before = previous
    previous = current
    current = free
  }
  return Math.min(previous[b.length] ?? 0, most + 1)
}
