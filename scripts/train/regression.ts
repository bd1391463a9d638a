/** A text as the regression sees it: feature → value, and the share (0 … 1) in which it belongs to the class. */
export interface Sample {
  features: ReadonlyMap<string, number>
  target: number
}

export interface Settings {
  /** Strength of the L2 penalty on a weight. */
  penalty: (feature: string) => number
  /**
   * Whether the penalty of a feature is divided by how much it tells of the class: the size of its log-count ratio, counts
   * smoothed by 1 (Wang and Manning 2012). What one class alone has costs less, what both have costs more.
   */
  byRatio?: (feature: string) => boolean
  /** The least and the most that the weight of a feature may be. */
  bounds?: (feature: string) => readonly [least: number, most: number]
  /** Features in fewer samples are left out. */
  samplesMin: number
}

/** Feature → weight; `BIAS` is there for every text, with the value 1. */
export type Weights = Map<string, number>
export const BIAS = '#bias'

const ROUNDS_MAX = 60
const SETTLED = 0.002
/** Keeps a step from becoming endless where the curve is flat. */
const CURVE_MIN = 0.02

/**
 * Logistic regression with an L2 penalty: cyclic coordinate descent with one Newton step a weight (as in Genkin, Lewis
 * and Madigan 2007). The same samples in the same order give the same weights; nothing is random.
 */
export function train(samples: readonly Sample[], settings: Settings): Weights {
  const { penalty, bounds, byRatio, samplesMin } = settings
  const columns = columnsOf(samples, samplesMin)
  const ratioOf = logRatios(samples)
  const weights: Weights = new Map()
  const targets = Float64Array.from(samples, sample => sample.target)
  const logits = new Float64Array(samples.length)
  const strong = Array.from(columns, ([feature, column]): [string, Column & { strength: number }] => [
    feature,
    { ...column, strength: penalty(feature) / (byRatio?.(feature) ? ratioOf(column) : 1) },
  ])
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    let largest = 0
    for (const [feature, { rows, values, strength }] of strong) {
      const weight = weights.get(feature) ?? 0
      let slope = strength * weight
      let curve = strength
      for (let place = 0; place < rows.length; place += 1) {
        const row = rows[place] ?? 0
        const value = values[place] ?? 0
        const chance = sigmoid(logits[row] ?? 0)
        slope += (chance - (targets[row] ?? 0)) * value
        curve += Math.max(chance * (1 - chance), CURVE_MIN) * value * value
      }
      const [least, most] = bounds?.(feature) ?? [-Infinity, Infinity]
      const allowed = Math.min(most, Math.max(least, weight - slope / curve))
      const step = allowed - weight
      weights.set(feature, allowed)
      for (let place = 0; place < rows.length; place += 1) {
        const row = rows[place] ?? 0
        logits[row] = (logits[row] ?? 0) + step * (values[place] ?? 0)
      }
      largest = Math.max(largest, Math.abs(step))
    }
    if (largest < SETTLED) break
  }
  return weights
}

interface Column {
  rows: number[]
  values: number[]
}

/** The least log ratio: what tells nothing is held back by twenty times the penalty. */
const RATIO_MIN = 0.05

/** The size of the logarithm of how much commoner a feature is in the class than outside of it. */
function logRatios(samples: readonly Sample[]): (column: Column) => number {
  const inClass = samples.map(({ target }) => target > 0.5)
  const size = inClass.filter(Boolean).length
  return ({ rows }) => {
    const inside = rows.filter(row => inClass[row]).length
    const outside = rows.length - inside
    const ratio = ((inside + 1) / (size + 2)) * ((samples.length - size + 2) / (outside + 1))
    return Math.max(RATIO_MIN, Math.abs(Math.log(ratio)))
  }
}

function columnsOf(samples: readonly Sample[], samplesMin: number): Map<string, Column> {
  const columns = new Map<string, Column>()
  for (const [row, { features }] of samples.entries()) {
    for (const [feature, value] of [...features, [BIAS, 1] as const]) {
      if (value === 0) continue
      const column = columns.get(feature) ?? { rows: [], values: [] }
      column.rows.push(row)
      column.values.push(value)
      columns.set(feature, column)
    }
  }
  for (const [feature, { rows }] of columns) if (rows.length < samplesMin) columns.delete(feature)
  return columns
}

/** The logit of a text: above 0 it rather belongs to the class. */
export function logitOf(weights: Weights, features: ReadonlyMap<string, number>): number {
  let logit = weights.get(BIAS) ?? 0
  for (const [feature, value] of features) logit += (weights.get(feature) ?? 0) * value
  return logit
}

export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}

/** The logit of every sample by weights that were trained without its fold. `folds` has the fold of each. */
export function crossValidated(
  samples: readonly Sample[],
  folds: readonly (number | string)[],
  settings: Settings,
): number[] {
  const logits: number[] = Array.from({ length: samples.length }, () => 0)
  for (const fold of new Set(folds)) {
    const weights = train(
      samples.filter((_, index) => folds[index] !== fold),
      settings,
    )
    for (const [index, { features }] of samples.entries()) {
      if (folds[index] === fold) logits[index] = logitOf(weights, features)
    }
  }
  return logits
}

/** A number from 0 to `folds` − 1 that depends on the text alone (FNV-1a), so that the same text is never on both sides. */
export function foldOfText(text: string, folds: number): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) % folds
}
