/**
 * A text for the regression: feature → value, and its degree (0 … 1) of membership in the class.
 */
export interface Sample {
  features: ReadonlyMap<string, number>
  target: number
  /** How much the text counts, 1 if not given. */
  weight?: number
}

export interface Settings {
  /** Strength of the L2 penalty on a weight. */
  penalty: (feature: string) => number
  /**
   * Whether the penalty of a feature is divided by its log-count ratio, with counts smoothed by 1
   * (Wang and Manning 2012). Features of only one class cost less, shared ones cost more.
   */
  byRatio?: (feature: string) => boolean
  /** Lower and upper bound of a feature's weight. */
  bounds?: (feature: string) => readonly [least: number, most: number]
  /** Features in fewer samples are dropped. */
  samplesMin: number
}

/** Feature → weight. `BIAS` has the value 1 for every text. */
export type Weights = Map<string, number>
export const BIAS = '#bias'

const ROUNDS_MAX = 60
const SETTLED = 0.002
/** Prevents endless steps where the curve is flat. */
const CURVE_MIN = 0.02

/**
 * Trains a logistic regression with an L2 penalty by cyclic coordinate descent, with one Newton
 * step per weight (as in Genkin, Lewis and Madigan 2007). Deterministic: the same samples in the
 * same order return the same weights.
 */
export function train(samples: readonly Sample[], settings: Settings): Weights {
  const { penalty, bounds, byRatio, samplesMin } = settings
  const columns = columnsOf(samples, samplesMin)
  const ratioOf = logRatios(samples)
  const weights: Weights = new Map()
  const targets = Float64Array.from(samples, sample => sample.target)
  const counts = Float64Array.from(samples, sample => sample.weight ?? 1)
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
        const count = counts[row] ?? 1
        slope += count * (chance - (targets[row] ?? 0)) * value
        curve += count * Math.max(chance * (1 - chance), CURVE_MIN) * value * value
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

/** Minimum log ratio. It limits the penalty of uninformative features to twenty times the base. */
const RATIO_MIN = 0.05

/** Returns the absolute log ratio of a feature's frequency inside and outside the class. */
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

/** Returns the logit of a text. Above 0, it more likely belongs to the class. */
export function logitOf(weights: Weights, features: ReadonlyMap<string, number>): number {
  let logit = weights.get(BIAS) ?? 0
  for (const [feature, value] of features) logit += (weights.get(feature) ?? 0) * value
  return logit
}

export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}

/**
 * Returns the logit of every sample from weights trained without its fold. `folds` assigns a fold
 * to each.
 */
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

/**
 * Returns a number from 0 to `folds` − 1 that depends only on the text (FNV-1a), so the same text
 * is never on both sides.
 */
export function foldOfText(text: string, folds: number): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) % folds
}
