import type { Sequelize, Transaction } from 'sequelize'
import { z } from 'zod'

import { lockWholeRow } from '#api/features/documents/policy.ts'
import { removeDocument } from '#api/features/documents/service.ts'
import { query } from '#api/kit/query.ts'
import { isDone, type SentCommand } from '#api/services/body-commands/service.ts'

/**
 * Returns whether the first text of a new row has come by now, and deletes the row otherwise. It stays if
 * someone has found it in a list and has written something else. A command that is being carried out ends
 * first.
 */
export const hasFirstText = (
  sequelize: Sequelize,
  id: string,
  command: SentCommand<unknown>,
): Promise<boolean> =>
  sequelize.transaction(async tx => {
    const made = await lockWholeRow(tx, id)
    if (await isDone(tx, command)) return true
    if (made !== null && !(await isWritten(tx, id))) await removeDocument(tx, made)
    return false
  })

async function isWritten(tx: Transaction, id: string): Promise<boolean> {
  const statement = `
    SELECT 1 FROM document_updates WHERE document_id = $1
    UNION ALL SELECT 1 FROM document_snapshots WHERE document_id = $1 LIMIT 1`
  return (await query(tx, z.unknown(), statement, [id])).length > 0
}
