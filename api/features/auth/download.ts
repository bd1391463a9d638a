import type { Request, Response } from 'express'
import type { Sequelize, Transaction } from 'sequelize'

import { lockActing } from '#api/features/auth/acting.ts'
import type { Account } from '#api/features/users/account.ts'
import { sendCsv, type CsvFile } from '#api/kit/csvFile.ts'
import { t } from '#api/kit/messages.ts'
import { actorOf, audit, type Audited } from '#api/services/audit/audit.ts'
import { AppError } from '#schema/shared/errors.ts'

/** The administrators whose download runs in this process. */
const downloading = new Set<string>()

export type Download = { sequelize: Sequelize; actor: Account; request: Request; response: Response }

/**
 * Streams a csv file to an administrator, no faster than they read, and adds that to the audit. It ends once
 * they may not read on. Throws IN_PROGRESS while another download of theirs runs.
 */
export async function streamAudited(
  { sequelize, actor, request, response }: Download,
  entry: Pick<Audited, 'act' | 'after'>,
  file: CsvFile,
): Promise<void> {
  if (downloading.has(actor.id)) throw new AppError('IN_PROGRESS', t('admin.downloading'))
  downloading.add(actor.id)
  const { id, name } = actorOf(actor)
  try {
    const requireAdmin = (tx: Transaction) =>
      lockActing(tx, { actor, sessionId: request.sessionID }, ['admin'])
    await sequelize.transaction(async tx => {
      await requireAdmin(tx)
      await audit(tx, {
        ...entry,
        actor: actorOf(actor),
        subject: { kind: 'user', id, name },
        requestId: request.id,
      })
    })
    await sendCsv(response, file, async () => void (await sequelize.transaction(requireAdmin)))
  } finally {
    downloading.delete(actor.id)
  }
}
