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

/** An order as the gateway knows it, with the payment that decides. */
export type GatewayOrder = {
  isClosed: boolean
  payment: Payment | null
}

export type OrderToPay = {
  id: string
  amount: Paise
  expiresAt: Date
  customer: { id: string; name: string; email: string; phone: string }
}

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
  refund(refund: { id: string; orderId: string; amount: Paise }): Promise<'done' | 'pending' | 'failed'>
}
