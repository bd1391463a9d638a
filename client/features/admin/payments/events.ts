import { onEvent } from '#client/shared/live/events.ts'
import { orderMoved } from '#schema/admin/events.ts'

export const PAYMENTS = ['admin', 'payments'] as const
export const paymentKey = (orderId: string) => ['admin', 'payment', orderId] as const

/** Reads the orders that are shown again once one has changed. */
export const orderMovedEvents = onEvent(orderMoved, (client, { key }) => {
  void client.invalidateQueries({ queryKey: PAYMENTS })
  void client.invalidateQueries({ queryKey: paymentKey(key) })
})
