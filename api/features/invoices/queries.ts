import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { invoiceContent, type Invoice } from '#schema/invoices/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

/** Returns the number of an order's invoice; null if it has none. */
export async function invoiceOf(orderId: string, tx: Transaction | null): Promise<string | null> {
  const [found] = await query(
    tx,
    z.object({ number: z.string() }),
    'SELECT number FROM invoices WHERE order_id = $1',
    [orderId],
  )
  return found?.number ?? null
}

const row = z.object({
  number: z.string(),
  issuedAt: z.date(),
  refundedAt: z.date().nullable(),
  content: z.unknown(),
})
const COLUMNS = 'number, issued_at AS "issuedAt", refunded_at AS "refundedAt", content'

const present = ({ number, issuedAt, refundedAt, content }: z.infer<typeof row>): Invoice => ({
  number,
  issuedAt: issuedAt.toISOString(),
  refundedAt: refundedAt?.toISOString() ?? null,
  ...invoiceContent.parse(content),
})

/** Returns a user's invoices, the newest first. */
export async function invoicesOf(userId: string): Promise<Invoice[]> {
  const statement = `SELECT ${COLUMNS} FROM invoices WHERE user_id = $1 ORDER BY issued_at DESC, place DESC`
  return (await query(null, row, statement, [userId])).map(present)
}

/** Returns a user's invoice. `number` has hyphens for its slashes. Throws NOT_FOUND. */
export async function readInvoice(userId: string, number: string): Promise<Invoice> {
  const [found] = await query(
    null,
    row,
    `SELECT ${COLUMNS} FROM invoices WHERE user_id = $1 AND replace(number, '/', '-') = $2`,
    [userId, number],
  )
  if (!found) throw new AppError('NOT_FOUND', t('payments.invoiceGone'))
  return present(found)
}
