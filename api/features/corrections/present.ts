import type { DecisionModel } from '#api/features/corrections/model.ts'
import type { Decision } from '#schema/corrections/decision.ts'

/** Returns a decision as its readers see it. */
export const presentDecision = (row: DecisionModel): Decision => ({
  id: row.id,
  documentId: row.documentId,
  subject:
    row.kind === 'word'
      ? { kind: 'word', word: row.subject }
      : { kind: 'dismissal', fingerprint: row.subject },
  userId: row.userId,
  forAll: row.forAll,
  revision: row.revision,
})
