import { Op, type Sequelize } from 'sequelize'

import { DocumentModel } from '#api/features/documents/model.ts'
import { removeDocument } from '#api/features/documents/service.ts'

/** How long a document stays in the trash. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000
const BATCH = 50

/**
 * Deletes documents that were in the trash for 30 days, one batch per transaction. Several
 * processes may run this at the same time.
 */
export async function cleanUpTrash(sequelize: Sequelize, now = new Date()): Promise<void> {
  const trashedAt = { [Op.lt]: new Date(now.getTime() - KEPT_MS) }
  let removed: number
  do {
    removed = await sequelize.transaction(async tx => {
      const expired = await DocumentModel.findAll({
        where: { trashedAt },
        limit: BATCH,
        transaction: tx,
        lock: true,
        skipLocked: true,
      })
      for (const document of expired) await removeDocument(tx, document)
      return expired.length
    })
  } while (removed === BATCH)
}
