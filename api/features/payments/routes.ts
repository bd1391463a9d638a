import { implement, type Implementation } from '#api/kit/implement.ts'
import { t } from '#api/kit/messages.ts'
import type { ApiContext } from '#api/services/context.ts'
import { payDemoOrder, readDemoOrder } from '#api/services/payments/demo.ts'
import * as endpoints from '#schema/payments/endpoints.ts'
import { AppError } from '#schema/shared/errors.ts'
import { endOf, startOf } from '#schema/subscriptions/terms.ts'

import { checkOrder } from './checks.ts'
import { receiveEvent } from './events.ts'
import { createOrder, lastDetails, quoteFor, readOwnOrder } from './orders.ts'
import { presentOrder } from './present.ts'

/** Orders of plans and their payment. */
export function paymentRoutes({ sequelize, logger, payments }: ApiContext): Implementation[] {
  const { gateway, seller } = payments
  const isDemo = gateway.mode === 'demo'
  const inDemoOnly = () => {
    if (!isDemo) throw new AppError('NOT_FOUND', t('payments.orderGone'))
  }
  return [
    implement(endpoints.readQuote)(({ user, query: { plan, period } }) =>
      sequelize.transaction(async tx => {
        const { price, quote } = await quoteFor(tx, user, { planId: plan, period, isDemo }, new Date())
        const { kind, charge, time } = quote
        const term = { id: '', planName: plan, value: price, isDemo, ...time }
        return {
          kind,
          price,
          ...charge,
          startsAt: startOf(term).toISOString(),
          endsAt: endOf(term).toISOString(),
          ...(await lastDetails(tx, user.id)),
          hasTax: seller.gstin !== null,
        }
      }),
    ),
    implement(endpoints.createOrder)(({ user, body, idempotencyKey: key }) =>
      createOrder({ sequelize, gateway, logger }, user, { body, key }),
    ),
    implement(endpoints.readOrder)(async ({ user, params: { orderId } }) => {
      const order = await readOwnOrder(user.id, orderId)
      if (order.state !== 'created' && order.state !== 'active') return presentOrder(order)
      // Without an answer, the order is as it was last known.
      await checkOrder({ sequelize, payments, logger }, orderId).catch((error: unknown) =>
        logger.warn({ err: error, order: orderId }, 'an order could not be checked'),
      )
      return presentOrder(await readOwnOrder(user.id, orderId))
    }),
    implement(endpoints.readDemo)(({ params: { sessionId } }) => {
      inDemoOnly()
      return readDemoOrder(sessionId)
    }),
    implement(endpoints.payDemo)(async ({ params: { sessionId }, body: { outcome } }) => {
      inDemoOnly()
      await receiveEvent({ gateway, logger }, await payDemoOrder(gateway, sessionId, outcome))
    }),
  ]
}

/** The events of the payment service. */
export const paymentWebhooks = ({ payments: { gateway }, logger }: ApiContext): Implementation[] => [
  implement(endpoints.receiveEvent)(async ({ request }) => {
    const body: unknown = request.body
    await receiveEvent(
      { gateway, logger },
      {
        body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        signature: request.get('x-webhook-signature') ?? '',
        timestamp: request.get('x-webhook-timestamp') ?? '',
      },
    )
    return { received: true } as const
  }),
]
