import { translator } from '#client/shared/messages/translator.ts'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { admin } from '#schema/messages/en/admin.ts'
import type { OrderStatus } from '#schema/payments/contract.ts'

const t = translator(admin)

const KINDS = {
  open: 'neutral',
  pending: 'warning',
  failed: 'danger',
  dropped: 'neutral',
  closed: 'neutral',
  paid: 'success',
  refunding: 'warning',
  refunded: 'neutral',
} as const

/** Returns the name of a status to administrators. */
export const statusLabel = (status: OrderStatus): string => t(`user.orderStates.${status}`)

/** The status of an order in a pill. */
export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge kind={KINDS[status]}>{statusLabel(status)}</Badge>
)
