import { isNewer, onEvent } from '#client/shared/live/events.ts'
import { orderChanged, type Order } from '#schema/payments/contract.ts'

import { INVOICES } from './queries.ts'

export const orderKey = (id: string) => ['order', id] as const

/** Keep the orders and invoices up to date that the pages of payments have read. */
export const orderEvents = [
  onEvent(orderChanged, (client, change) => {
    const { key, value } = change
    if (value === null) return
    client.setQueryData<Order>(orderKey(key), held => (isNewer(change, held) ? value : held))
    // Its invoice says so.
    if (value.status === 'refunded') {
      void client.invalidateQueries({ queryKey: INVOICES })
      void client.invalidateQueries({ queryKey: ['invoice'] })
    }
  }),
]
