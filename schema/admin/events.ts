import * as z from 'zod/mini'

import { defineEvent } from '#schema/events/define.ts'
import { orderStatus } from '#schema/payments/contract.ts'

/** The status of an order changed. Room: administrators. Key: the order. */
export const orderMoved = defineEvent('admin.order', z.object({ status: orderStatus }))
