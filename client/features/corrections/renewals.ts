import type { Decision, DecisionSubject } from '#schema/corrections/decision.ts'

import type { Moved } from './dismissals.ts'

/** A dismissal made in place of another; null if that failed. Until the document is opened again, its finding stays away. */
type Renewal = { fingerprint: string; decision: Promise<Decision | null> }

type Renewing = { editable: boolean; decide: (subject: DecisionSubject) => Promise<Decision> }

/**
 * Dismisses findings again whose surroundings have changed, so that they also stay away when the document is opened
 * again.
 */
export class Renewals {
  /** By the fingerprint of the dismissal before. */
  private readonly made = new Map<string, Renewal[]>()

  renew(moved: readonly Moved[], { editable, decide }: Renewing): void {
    for (const { finding, dismissal } of moved) {
      const known = this.made.get(dismissal.fingerprint) ?? []
      const { fingerprint } = finding
      // The dismissals for all are renewed by those who change the text.
      if (known.some(renewal => renewal.fingerprint === fingerprint) || (dismissal.forAll && !editable))
        continue
      const decision = decide({ kind: 'dismissal', fingerprint }).catch(() => null)
      this.made.set(dismissal.fingerprint, [...known, { fingerprint, decision }])
    }
  }

  /** Undoes a dismissal and those that renewed it. */
  async undo(decision: Decision, undecide: (made: Decision) => Promise<unknown>): Promise<void> {
    await undecide(decision)
    if (decision.subject.kind !== 'dismissal') return
    const { fingerprint } = decision.subject
    const renewed = this.made.get(fingerprint) ?? []
    this.made.delete(fingerprint)
    for (const { decision: renewal } of renewed) {
      const next = await renewal
      if (next) await this.undo(next, undecide)
    }
  }
}
