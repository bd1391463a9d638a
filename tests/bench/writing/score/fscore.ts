import { editsBetween, type Edit } from './edits.ts'
import { tokenise } from './tokens.ts'

export type Corrected = { source: string; hypothesis: string; references: readonly string[] }

export type Score = { precision: number; recall: number; f: number; tp: number; fp: number; fn: number }

type Counts = Pick<Score, 'tp' | 'fp' | 'fn'>

/**
 * Returns precision, recall and F0.5 of corrections (all 0…1) like the M2 scorer (Dahlmeier and Ng
 * 2012) and ERRANT (Bryant et al. 2017). The edits from source to hypothesis are compared with
 * those from source to a reference. An edit matches if range and replacement are equal. All texts
 * are tokenized alike, and all edits come from the same alignment (`editsBetween`). Among several
 * references, the one that maximizes the F0.5 of all sentences so far counts (then: more hits,
 * fewer false ones, fewer missed). Counts are summed over all sentences.
 */
export function scoreCorrections(sentences: readonly Corrected[]): Score {
  let total: Counts = { tp: 0, fp: 0, fn: 0 }
  for (const { source, hypothesis, references } of sentences) {
    const from = tokenise(source)
    const made = editsBetween(from, tokenise(hypothesis))
    let best: Counts | null = null
    for (const reference of references) {
      const counts = compare(made, editsBetween(from, tokenise(reference)))
      if (best === null || isBetter(counts, best, total)) best = counts
    }
    if (best) total = add(total, best)
  }
  return { ...rates(total), ...total }
}

function compare(made: readonly Edit[], wanted: readonly Edit[]): Counts {
  const keyOf = ({ start, end, right }: Edit) => `${start}-${end} ${right.join(' ')}`
  const left = new Set(wanted.map(keyOf))
  const tp = made.filter(edit => left.delete(keyOf(edit))).length
  return { tp, fp: made.length - tp, fn: wanted.length - tp }
}

function isBetter(counts: Counts, best: Counts, total: Counts): boolean {
  const difference = rates(add(total, counts)).f - rates(add(total, best)).f
  if (difference !== 0) return difference > 0
  return (counts.tp - best.tp || best.fp - counts.fp || best.fn - counts.fn) > 0
}

const add = (a: Counts, b: Counts): Counts => ({ tp: a.tp + b.tp, fp: a.fp + b.fp, fn: a.fn + b.fn })

/** Without changes, precision is 1; with nothing to change, recall is 1. */
function rates({ tp, fp, fn }: Counts): Pick<Score, 'precision' | 'recall' | 'f'> {
  const precision = tp + fp === 0 ? 1 : tp / (tp + fp)
  const recall = tp + fn === 0 ? 1 : tp / (tp + fn)
  const f = precision + recall === 0 ? 0 : (1.25 * precision * recall) / (0.25 * precision + recall)
  return { precision, recall, f }
}
