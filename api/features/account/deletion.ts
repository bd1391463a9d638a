import { Op, type Sequelize, type Transaction } from 'sequelize'
import { UserModel } from '#api/features/users/model.ts'
import { endSessionsOf } from '#api/features/auth/sessions.ts'
import { handOverDecisions } from '#api/features/corrections/service.ts'
import { DocumentModel } from '#api/features/documents/model.ts'
import { removeDocument } from '#api/features/documents/service.ts'
import { leaveAllDocuments } from '#api/features/sharing/service.ts'

/**
 * Deletes the accounts whose time has come, each with all that is its own. What its person wrote in others' documents
 * stays there. Several processes may do so at once; one account that cannot be deleted does not hold up the others.
 */
export async function purgeDeletedAccounts(sequelize: Sequelize, now = new Date()): Promise<void> {
  const due = await UserModel.findAll({ where: { deleteAt: { [Op.lte]: now } }, attributes: ['id'] })
  const failures: unknown[] = []
  for (const { id } of due) {
    try {
      await sequelize.transaction(tx => deleteAccount(tx, id, now))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} accounts could not be deleted`)
}

async function deleteAccount(tx: Transaction, id: string, now: Date): Promise<void> {
  // Whoever takes the deletion back changes this row: it happened before, or it finds no account any more.
  const user = await UserModel.findOne({
    where: { id, deleteAt: { [Op.lte]: now } },
    transaction: tx,
    lock: tx.LOCK.UPDATE,
    skipLocked: true,
  })
  if (user === null) return
  const own = await DocumentModel.findAll({
    where: { ownerId: id },
    order: ['id'],
    transaction: tx,
    lock: tx.LOCK.UPDATE,
  })
  for (const document of own) await removeDocument(tx, document)
  await handOverDecisions(tx, id)
  await leaveAllDocuments(tx, id)
  await endSessionsOf(tx, id)
  // The rest goes with the row, by its foreign keys.
  await user.destroy({ transaction: tx })
}
