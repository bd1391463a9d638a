import { nameOfInvoice } from '#schema/invoices/invoiceNumber.ts'
import { signUpOn } from '#tests/support/factories.ts'
import { buyPlan, orderPlan, PHONE, signedEvent } from '#tests/support/payments.ts'

import type { Recipes } from './recipe.ts'

export const payments: Recipes<'payments'> = {
  readQuote: async ({ product }) => ({
    by: (await signUpOn(product, 'free')).client,
    query: { plan: 'premium', period: 'annual' },
  }),
  createOrder: async ({ product }) => ({
    by: (await signUpOn(product, 'free')).client,
    body: { planId: 'premium', amount: 49_900, billingPeriod: 'monthly', phone: PHONE },
  }),
  async readOrder({ product }) {
    const person = await signUpOn(product, 'free')
    return { by: person.client, params: { orderId: (await orderPlan(person)).order_id } }
  },
  async readDemo({ product, visitor }) {
    const { payment_session_id: sessionId } = await orderPlan(await signUpOn(product, 'free'))
    return { by: visitor(), params: { sessionId } }
  },
  async payDemo({ product, visitor }) {
    const { payment_session_id: sessionId } = await orderPlan(await signUpOn(product, 'free'))
    return { by: visitor(), params: { sessionId }, body: { outcome: 'failed' } }
  },
  receiveEvent({ product, visitor }) {
    const { body, headers } = signedEvent(product, { type: 'TEST' })
    return { by: visitor(), body: new Blob([body], { type: 'application/json' }), headers }
  },
}

export const subscriptions: Recipes<'subscriptions'> = {
  async read({ product }) {
    const person = await signUpOn(product, 'free')
    await buyPlan(person)
    return { by: person.client }
  },
  async cancel({ product }) {
    const person = await signUpOn(product, 'free')
    await buyPlan(person)
    return { by: person.client }
  },
  async resume({ product }) {
    const person = await signUpOn(product, 'free')
    await buyPlan(person)
    return { by: person.client }
  },
}

export const invoices: Recipes<'invoices'> = {
  async list({ product }) {
    const person = await signUpOn(product, 'free')
    await buyPlan(person)
    return { by: person.client }
  },
  async read({ product }) {
    const person = await signUpOn(product, 'free')
    const { invoice } = await buyPlan(person)
    return { by: person.client, params: { number: nameOfInvoice(invoice ?? '') } }
  },
  async readPdf({ product }) {
    const person = await signUpOn(product, 'free')
    const { invoice } = await buyPlan(person)
    return { by: person.client, params: { number: nameOfInvoice(invoice ?? '') } }
  },
}
