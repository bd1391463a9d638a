import type { Verdict } from '#document/acts/arbitrate.ts'
import { idKey, type RecordedAct } from '#document/acts/record.ts'

/**
 * Returns what each decided act counts: 1 for a correction, the opposite of the act that it takes
 * back, and 0 if it lost or changes no text. `known`: the gains of earlier acts, by {@link idKey}.
 */
export function gainsOf(
  acts: readonly RecordedAct[],
  verdicts: readonly Verdict[],
  known: ReadonlyMap<string, number>,
): number[] {
  const gains = new Map(known)
  const takenBack = new Map(acts.map(({ id, of }) => [idKey(id), of]))
  const changing = new Set(acts.filter(changesText).map(({ id }) => idKey(id)))
  return verdicts.map(verdict => {
    const of = takenBack.get(idKey(verdict))
    const gain = of ? 0 - (gains.get(idKey(of)) ?? 0) : 1
    const counted = verdict.lost || !changing.has(idKey(verdict)) ? 0 : gain
    gains.set(idKey(verdict), counted)
    return counted
  })
}

const changesText = ({ runs, inserted, block }: RecordedAct): boolean =>
  !block && runs.length + inserted.length > 0
