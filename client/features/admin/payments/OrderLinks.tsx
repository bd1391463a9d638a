import { Link } from 'wouter'

import { translator } from '#client/shared/messages/translator.ts'
import type { ListedOrder } from '#schema/admin/payments.ts'
import { adminPayments } from '#schema/messages/en/adminPayments.ts'

const t = translator(adminPayments)

/** The number of an order, which leads to its details. */
export const OrderLink = ({ id }: { id: string }) => (
  <Link
    to={`/admin/payments/${id}`}
    className="touch-target inline-flex items-center font-mono text-xs hover:underline"
  >
    {id}
  </Link>
)

/** The user of an order, who leads to the user's details. */
export function OrderUser({ user }: Pick<ListedOrder, 'user'>) {
  if (!user) return <span className="text-ink-soft">{t('deleted')}</span>
  return (
    <span className="grid min-w-0">
      <Link to={`/admin/users/${user.id}/details`} className="touch-target wrap-anywhere hover:underline">
        <bdi>{user.name}</bdi>
      </Link>
      <span className="text-ink-soft wrap-anywhere">{user.email}</span>
    </span>
  )
}
