import type { Transaction } from 'sequelize'

import { DocumentModel } from '#api/features/documents/model.ts'
import type { LockedDocument } from '#api/features/documents/policy.ts'
import type { Announced } from '#api/features/documents/service.ts'
import { personalWorkspace } from '#api/features/users/workspaces.ts'

/** Moves a locked document to the workspace of another owner. Returns it with its new revision. */
export async function giveDocument(
  tx: Transaction,
  { id, revision }: LockedDocument,
  ownerId: string,
): Promise<Announced> {
  const workspaceId = await personalWorkspace(tx, ownerId)
  const given = { ownerId, workspaceId, revision: revision + 1 }
  // The document itself has not changed, so `updatedAt` stays.
  await DocumentModel.update(given, { where: { id }, transaction: tx, silent: true })
  return { id, ownerId, revision: given.revision }
}
