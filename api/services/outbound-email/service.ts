import type { Order, Transaction } from 'sequelize'

import { t } from '#api/kit/messages.ts'
import { pageOf } from '#api/kit/page.ts'
import { OutboundEmailModel } from '#api/services/outbound-email/model.ts'
import type { OutboundEmailsQuery } from '#schema/outbound-email/contract.ts'
import { PAGE_MAX } from '#schema/shared/cursor.ts'
import { AppError } from '#schema/shared/errors.ts'

const NEWEST_FIRST: Order = [
  ['createdAt', 'DESC'],
  ['id', 'DESC'],
]

/** Returns a page of the emails, the newest first, optionally of one status, without their text. */
export function listEmails({ status, ...query }: OutboundEmailsQuery): Promise<OutboundEmailModel[]> {
  const { where, ...page } = pageOf(query)
  return OutboundEmailModel.findAll({
    where: { ...where, ...(status !== undefined && { status }) },
    attributes: { exclude: ['textBody', 'htmlBody'] },
    ...page,
  })
}

/** Returns the newest emails with their texts. */
export const listWithTexts = (): Promise<OutboundEmailModel[]> =>
  OutboundEmailModel.findAll({ order: NEWEST_FIRST, limit: PAGE_MAX })

/** Returns an email with its text. Throws NOT_FOUND. */
export async function readEmail(emailId: string): Promise<OutboundEmailModel> {
  const email = await OutboundEmailModel.findByPk(emailId)
  if (email === null) throw new AppError('NOT_FOUND', t('outboundEmails.missing'))
  return email
}

/**
 * Queues a failed email again, with all its attempts. Throws NOT_FOUND, or CONFLICT if it cannot be
 * sent again.
 */
export async function retryEmail(tx: Transaction, emailId: string): Promise<OutboundEmailModel> {
  const email = await OutboundEmailModel.findByPk(emailId, { transaction: tx, lock: tx.LOCK.UPDATE })
  if (email === null) throw new AppError('NOT_FOUND', t('outboundEmails.missing'))
  if (email.status !== 'dead') throw new AppError('CONFLICT', t('outboundEmails.notFailed'))
  if (email.htmlBody === '' || Date.now() - email.createdAt.getTime() > DAY_MS)
    throw new AppError('CONFLICT', t('outboundEmails.tooOld'))
  return email.update({ status: 'queued', attempts: 0, nextAttemptAt: new Date() }, { transaction: tx })
}

const DAY_MS = 24 * 60 * 60 * 1000
