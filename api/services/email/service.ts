import type { Transaction } from 'sequelize'

import { MailModel } from '#api/services/email/model.ts'
import { MAILS_LISTED, type MailStatus } from '#schema/outbound-email/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

/** The newest mails, all or those of a status; without their text. */
export const listMails = (status?: MailStatus): Promise<MailModel[]> =>
  MailModel.findAll({
    where: status === undefined ? {} : { status },
    attributes: { exclude: ['textBody', 'htmlBody'] },
    order: [
      ['createdAt', 'DESC'],
      ['id', 'DESC'],
    ],
    limit: MAILS_LISTED,
  })

/** A mail with its text. Throws NOT_FOUND. */
export async function readMail(mailId: string): Promise<MailModel> {
  const mail = await MailModel.findByPk(mailId)
  if (mail === null) throw new AppError('NOT_FOUND', t('emails.missing'))
  return mail
}

/** Queues a dead mail again, with all its attempts. Throws NOT_FOUND, or CONFLICT when there is nothing to send again. */
export async function retryMail(tx: Transaction, mailId: string): Promise<MailModel> {
  const mail = await MailModel.findByPk(mailId, { transaction: tx, lock: tx.LOCK.UPDATE })
  if (mail === null) throw new AppError('NOT_FOUND', t('emails.missing'))
  if (mail.status !== 'dead') throw new AppError('CONFLICT', t('emails.notFailed'))
  if (mail.htmlBody === '' || Date.now() - mail.createdAt.getTime() > DAY_MS)
    throw new AppError('CONFLICT', t('emails.tooOld'))
  return mail.update({ status: 'queued', attempts: 0, nextAttemptAt: new Date() }, { transaction: tx })
}

const DAY_MS = 24 * 60 * 60 * 1000
