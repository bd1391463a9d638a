/** A token edit: `right` replaces the source tokens from `start` to `end`. */
export type Edit = { start: number; end: number; right: string[] }

type Step = { kind: 'same' | 'change' | 'drop' | 'add'; from: number; to: number }

/**
 * Returns the smallest edits that turn one token list into another. It uses the cheapest alignment,
 * in which similar words match. In a run of changes, each pair of similar words is one edit, and so
 * is each gap between them. A run that differs only in spaces and hyphens is one edit ("alot" → "a
 * lot").
 */
export function editsBetween(source: readonly string[], target: readonly string[]): Edit[] {
  const edits: Edit[] = []
  let run: Step[] = []
  const close = () => {
    edits.push(...editsOf(run, source, target))
    run = []
  }
  for (const step of alignment(source, target)) {
    if (step.kind === 'same') close()
    else run.push(step)
  }
  close()
  return edits
}

function editsOf(run: readonly Step[], source: readonly string[], target: readonly string[]): Edit[] {
  if (run.length === 0) return []
  const whole = merged(run, target)
  const letters = (words: readonly string[]) => words.join('').replace(/[-\s]/g, '').toLowerCase()
  if (letters(source.slice(whole.start, whole.end)) === letters(whole.right)) return [whole]
  const edits: Edit[] = []
  let between: Step[] = []
  for (const step of run) {
    if (step.kind !== 'change' || similarity(source[step.from] ?? '', target[step.to] ?? '') < 0.5) {
      between.push(step)
      continue
    }
    if (between.length > 0) edits.push(merged(between, target))
    between = []
    edits.push(merged([step], target))
  }
  if (between.length > 0) edits.push(merged(between, target))
  return edits
}

function merged(steps: readonly Step[], target: readonly string[]): Edit {
  const start = steps[0]?.from ?? 0
  const taken = steps.filter(step => step.kind !== 'add').length
  const given = steps.filter(step => step.kind !== 'drop')
  return { start, end: start + taken, right: given.map(step => target[step.to] ?? '') }
}

function alignment(source: readonly string[], target: readonly string[]): Step[] {
  const width = target.length + 1
  const costs = new Float64Array((source.length + 1) * width)
  const at = (from: number, to: number) => costs[from * width + to] ?? Number.POSITIVE_INFINITY
  const change = (from: number, to: number) => changeCost(source[from] ?? '', target[to] ?? '')
  for (let from = 0; from <= source.length; from++) {
    for (let to = 0; to <= target.length; to++) {
      if (from === 0 && to === 0) continue
      const drop = from > 0 ? at(from - 1, to) + 1 : Number.POSITIVE_INFINITY
      const add = to > 0 ? at(from, to - 1) + 1 : Number.POSITIVE_INFINITY
      const both =
        from > 0 && to > 0 ? at(from - 1, to - 1) + change(from - 1, to - 1) : Number.POSITIVE_INFINITY
      costs[from * width + to] = Math.min(drop, add, both)
    }
  }
  const steps: Step[] = []
  let from = source.length
  let to = target.length
  const near = (a: number, b: number) => Math.abs(a - b) < 1e-9
  while (from > 0 || to > 0) {
    const here = at(from, to)
    if (from > 0 && to > 0 && near(here, at(from - 1, to - 1) + change(from - 1, to - 1))) {
      from -= 1
      to -= 1
      steps.push({ kind: source[from] === target[to] ? 'same' : 'change', from, to })
    } else if (from > 0 && near(here, at(from - 1, to) + 1)) {
      from -= 1
      steps.push({ kind: 'drop', from, to })
    } else {
      to -= 1
      steps.push({ kind: 'add', from, to })
    }
  }
  return steps.toReversed()
}

/**
 * Returns 0 for the same word, little for a change of case, and at most just less than a deletion
 * plus an insertion.
 */
function changeCost(a: string, b: string): number {
  if (a === b) return 0
  if (a.toLowerCase() === b.toLowerCase()) return 0.2
  return 0.5 + 1.4 * (1 - similarity(a, b))
}

const memory = new Map<string, number>()

/**
 * Returns the similarity of two words in any case, 0…1: 1 − Levenshtein distance / length of the
 * longer one.
 */
export function similarity(a: string, b: string): number {
  const key = `${a}\n${b}`
  const known = memory.get(key)
  if (known !== undefined) return known
  const [from, to] = [a.toLowerCase(), b.toLowerCase()]
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1
      current.push(
        Math.min(
          (previous[column - 1] ?? 0) + change,
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
        ),
      )
    }
    previous = current
  }
  const likeness = 1 - (previous[to.length] ?? 0) / Math.max(from.length, to.length, 1)
  memory.set(key, likeness)
  return likeness
}
