import type { Transaction } from 'sequelize'

import { WorkspaceModel } from '#api/features/users/model.ts'

/** Creates the personal workspace of a new user. */
export async function openWorkspace(tx: Transaction, ownerId: string): Promise<void> {
  await WorkspaceModel.create({ ownerId, name: 'Personal' }, { transaction: tx })
}

/** Returns the id of a user's personal workspace. */
export async function personalWorkspace(tx: Transaction, ownerId: string): Promise<string> {
  const workspace = await WorkspaceModel.findOne({ where: { ownerId, personal: true }, transaction: tx })
  if (workspace === null) throw new Error(`User ${ownerId} has no personal workspace.`)
  return workspace.id
}
