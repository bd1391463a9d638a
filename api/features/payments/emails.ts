import type { Transaction } from 'sequelize'

import { readPlan } from '#api/features/plans/queries.ts'
import type { Account } from '#api/features/users/account.ts'
import type { Urls } from '#api/kit/urls.ts'
import { queueEmail } from '#api/services/outbound-email/queue.ts'
import { FALLBACK_RATES } from '#schema/currency/currencies.ts'
import { shownIn } from '#schema/currency/display.ts'
import { pathOfInvoice } from '#schema/invoices/invoiceNumber.ts'

import type { OrderModel } from './model.ts'

type About = { order: OrderModel; user: Account; urls: Urls }

const recipientOf = ({ email, id }: Account) => ({ email, userId: id })

/** Queues the receipt of a payment, with a link to its invoice. */
export async function tellReceived(
  tx: Transaction,
  { order, user, urls, number, until }: About & { number: string; until: Date },
): Promise<void> {
  await queueEmail(tx, recipientOf(user), {
    kind: 'payment-received',
    firstName: user.firstName,
    plan: (await readPlan(order.planName, tx)).displayName,
    amount: shownIn(order.amount, 'INR', FALLBACK_RATES),
    number,
    date: until.toISOString(),
    link: urls.page(pathOfInvoice(number)),
  })
}

/** Queues the email that a payment goes back. */
export async function tellReturned(tx: Transaction, { order, user, urls }: About): Promise<void> {
  await queueEmail(tx, recipientOf(user), {
    kind: 'payment-returned',
    firstName: user.firstName,
    plan: (await readPlan(order.planName, tx)).displayName,
    amount: shownIn(order.amount, 'INR', FALLBACK_RATES),
    link: urls.page('/pricing'),
  })
}

/** Queues the email that a second payment of an order goes back. */
export async function tellSecond(tx: Transaction, { order, user, urls }: About): Promise<void> {
  await queueEmail(tx, recipientOf(user), {
    kind: 'payment-second',
    firstName: user.firstName,
    plan: (await readPlan(order.planName, tx)).displayName,
    amount: shownIn(order.amount, 'INR', FALLBACK_RATES),
    link: urls.page('/settings/billing'),
  })
}

/** Queues the email that the payment of an order goes back, as an operator decided. */
export async function tellRefunded(
  tx: Transaction,
  { order, user, urls, keepsPlan }: About & { keepsPlan: boolean | null },
): Promise<void> {
  await queueEmail(tx, recipientOf(user), {
    kind: 'payment-refunded',
    firstName: user.firstName,
    plan: (await readPlan(order.planName, tx)).displayName,
    amount: shownIn(order.amount, 'INR', FALLBACK_RATES),
    keepsPlan,
    link: urls.page('/settings/billing'),
  })
}
