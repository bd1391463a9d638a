import type { Request } from 'express'

import type { Account } from '#api/features/users/account.ts'
import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/admin/paymentEndpoints.ts'

import { recheckOrder, refundAs, type OrderAct } from './orderActs.ts'
import { readOrderDetails } from './orderDetails.ts'
import { listOrders } from './orderList.ts'
import { listEvents } from './paymentEvents.ts'

type Call = { user: Account; request: Request; params: { orderId: string } }

const actOf = ({ user: actor, request, params: { orderId } }: Call): OrderAct => ({
  actor,
  sessionId: request.sessionID,
  requestId: request.id,
  orderId,
})

/** The orders of all users and the events of the payment service, for administrators and support. */
export const paymentRoutes = ({ sequelize, payments, logger }: ApiContext) => [
  implement(endpoints.list)(({ query }) => listOrders(query)),

  implement(endpoints.read)(({ params }) => readOrderDetails(params.orderId)),

  implement(endpoints.listEvents)(({ query }) => listEvents(query)),

  implement(endpoints.recheck)(async call => {
    await recheckOrder({ sequelize, payments, logger }, actOf(call))
    return readOrderDetails(call.params.orderId)
  }),

  implement(endpoints.refund)(async call => {
    const { body: wanted, idempotencyKey: key } = call
    await sequelize.transaction(tx => refundAs(tx, actOf(call), { wanted, key, payments }))
    return readOrderDetails(call.params.orderId)
  }),
]
