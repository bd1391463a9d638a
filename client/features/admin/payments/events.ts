import { onEvent } from '#client/shared/live/events.ts'
import { orderMoved } from '#schema/admin/events.ts'

export const PAYMENTS = ['admin', 'payments'] as const
export const paymentKey = (orderId: string) => ['admin', 'payment', orderId] as const

/** Reads the orders that are shown again once one has changed. */
export const orderMovedEvents = onEvent(orderMoved, (client, { key }) => {
  // On a busy site, a read that is under way would otherwise never end.
  void client.invalidateQueries({ queryKey: PAYMENTS }, { cancelRefetch: false })
  void client.invalidateQueries({ queryKey: paymentKey(key) })
})
