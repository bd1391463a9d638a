import { implement, type Implementation } from '#api/kit/implement.ts'
import * as endpoints from '#schema/invoices/endpoints.ts'

import { invoicesOf, readInvoice } from './queries.ts'

/** The invoices of a user. */
export const invoiceRoutes = (): Implementation[] => [
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
]
