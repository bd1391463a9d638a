import type { ProposalModel } from '#api/features/assist/model.ts'
import type { Proposal } from '#schema/assist/contract.ts'

/** A proposal as its user reads it. */
export const presentProposal = (row: ProposalModel): Proposal => ({
  id: row.id,
  documentId: row.documentId,
  action: row.action,
  engine: row.engine,
  note: row.note,
  before: row.before,
  after: row.after,
  anchor: row.anchor,
  createdAt: row.createdAt.toISOString(),
  revision: row.revision,
})
