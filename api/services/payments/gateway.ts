import type { PaymentsMode } from '#schema/payments/contract.ts'
import type { Paise } from '#schema/shared/money.ts'

/** An attempt to pay for an order, as the gateway reports it. `paymentId` is unique there. */
export type Payment = {
  orderId: string
  paymentId: string
  outcome: 'paid' | 'pending' | 'failed' | 'dropped'
  /** Null: not an amount of whole paise. */
  amount: Paise | null
  currency: string
}

/**
 * An order as the gateway knows it, with all payments that have succeeded, the first one first. Without
 * any: the attempt that decides.
 */
export type GatewayOrder = {
  isClosed: boolean
  payments: Payment[]
}

export type OrderToPay = {
  id: string
  amount: Paise
  expiresAt: Date
  customer: { id: string; name: string; email: string; phone: string }
}

/** A payment of an order that had been paid by another one (`countedId`). */
export type SecondPayment = {
  orderId: string
  paymentId: string
  countedId: string
  amount: Paise
  /** The ids of the order's refunds that have other reasons. */
  known: readonly string[]
}

/** A refund of the payment that an order counts. */
export type WantedRefund = {
  id: string
  orderId: string
  amount: Paise
  /** The payment that goes back. It counts as gone back if the gateway has returned it without us. */
  paymentId: string
  /** The ids of the order's refunds that have other reasons. */
  known: readonly string[]
}

/** `gatewayId`: of a refund that the gateway has made without us. */
export type RefundState = { state: 'done' | 'pending' | 'failed'; gatewayId?: string }

/**
 * A payment service. Its calls may be repeated, and reject when it does not answer as it should. It
 * reports what happens by events to `POST /api/payment/cashfree/webhook`.
 */
export type Gateway = {
  mode: PaymentsMode
  /** Signs its events. */
  signingKey: string
  /** Makes an order payable, and returns the id of its checkout. */
  open(order: OrderToPay): Promise<string>
  /** Returns an order; null if the gateway does not know it. */
  read(orderId: string): Promise<GatewayOrder | null>
  /** Begins a refund or returns how it stands. */
  refund(refund: WantedRefund): Promise<RefundState>
  /** Returns the refund of a second payment, which the gateway makes by itself; null while it has made none. */
  returned(second: SecondPayment): Promise<{ id: string; isDone: boolean } | null>
}
