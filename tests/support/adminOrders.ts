import { orderDetails, ordersPage, type OrderDetails, type OrdersPage } from '#schema/admin/payments.ts'
import { auditPage, type AuditEntry } from '#schema/audit/contract.ts'

import type { Person } from './factories.ts'

/** Returns a page of the orders as a member of the staff reads it. */
export async function listOrders(
  { client }: Person,
  query: Record<string, string> = {},
): Promise<OrdersPage> {
  return ordersPage.parse((await client.get(`/api/admin/payments?${new URLSearchParams(query)}`)).json)
}

/** Returns the details of an order as a member of the staff reads them. */
export const readDetails = async ({ client }: Person, id: string): Promise<OrderDetails> =>
  orderDetails.parse((await client.get(`/api/admin/payments/${id}`)).json)

/** Returns the acts on an order, a plan or a text of the site, the newest first. */
export async function auditOf(
  { client }: Person,
  subjectKind: 'order' | 'plan' | 'content',
  subjectId: string,
): Promise<AuditEntry[]> {
  const query = new URLSearchParams({ subjectKind, subjectId })
  return auditPage.parse((await client.get(`/api/admin/audit?${query}`)).json).entries
}
