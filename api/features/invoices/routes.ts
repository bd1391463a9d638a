import { implement, type Implementation } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/invoices/endpoints.ts'
import { fileOfInvoice } from '#schema/invoices/invoiceNumber.ts'

import { invoicesOf, readInvoice } from './queries.ts'

/** The invoices of a user. */
export const invoiceRoutes = ({ invoicePrinter }: ApiContext): Implementation[] => [
  implement(endpoints.list)(async ({ user }) =>
    (await invoicesOf(user.id)).map(({ number, issuedAt, plan, total, refundedAt }) => ({
      number,
      issuedAt,
      plan,
      total,
      refundedAt,
    })),
  ),
  implement(endpoints.read)(({ user, params: { number } }) => readInvoice(user.id, number)),
  implement(endpoints.readPdf)(async ({ user, params: { number }, response }) => {
    const invoice = await readInvoice(user.id, number)
    const file = await invoicePrinter.print(user.id, invoice)
    response.attachment(fileOfInvoice(invoice.number)).set('Cache-Control', 'private, no-store')
    return file
  }),
]
