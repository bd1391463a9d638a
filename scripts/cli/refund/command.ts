import { parseArgs } from 'node:util'

import type { Transaction } from 'sequelize'

import { refundOrder, type Refunded } from '#api/features/payments/refundOrder.ts'
import { createUrls, type Urls } from '#api/kit/urls.ts'
import { audit } from '#api/services/audit/audit.ts'
import { OperatorError } from '#platform/operatorError.ts'
import { FALLBACK_RATES } from '#schema/currency/currencies.ts'
import { shownIn } from '#schema/currency/display.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { Paise } from '#schema/shared/money.ts'

import { changing } from '../change.ts'
import type { Command } from '../operator.ts'

const USAGE = `Usage: npm run refund -- ORDER_ID [--keep-plan] [--credited]
The whole payment of the order goes back, and the time that it paid for ends now.
With --keep-plan, only the money goes back. With --credited, an order goes back although the rest of its
time was taken off the price of another order.`

type Wanted = { orderId: string; keepsPlan: boolean; evenCredited: boolean }

function readWanted(args: string[]): Wanted {
  const { positionals, values } = readArguments(args)
  const [orderId, ...rest] = positionals
  if (orderId === undefined || rest.length > 0) throw new OperatorError(USAGE)
  return { orderId, keepsPlan: values['keep-plan'] ?? false, evenCredited: values.credited ?? false }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { 'keep-plan': { type: 'boolean' }, credited: { type: 'boolean' } },
    })
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

const rupees = (amount: Paise): string => shownIn(amount, 'INR', FALLBACK_RATES)

function said({ orderId }: Wanted, { amount, user, creditedTo, credit }: Refunded): string {
  return [
    `${rupees(amount)} of the order ${orderId} goes back.`,
    user === null
      ? 'The account was deleted.'
      : `${user.email} is on the plan ${user.planName}, and gets an email.`,
    ...(creditedTo === null
      ? []
      : [`The rest of its time was taken off the price of the order ${creditedTo}, which stays as it is.`]),
    ...(credit === 0
      ? []
      : [`Its credit of ${rupees(credit)} does not go back: it was paid for with earlier orders.`]),
  ].join('\n')
}

async function carryOut(tx: Transaction, wanted: Wanted, urls: Urls): Promise<Refunded> {
  const refunded = await refundOrder(tx, { ...wanted, urls })
  const { orderId, keepsPlan } = wanted
  await audit(tx, {
    act: 'order.refunded',
    actor: null,
    subject: { kind: 'order', id: orderId, name: orderId },
    after: { amount: refunded.amount, keepsPlan },
  })
  return refunded
}

/** Lets the payment of an order go back. The running product makes the refund. */
export const refund: Command = async (args, env) => {
  const wanted = readWanted(args)
  const urls = createUrls(() => env.PUBLIC_URL ?? `http://localhost:${env.PORT}`)
  try {
    return said(wanted, await changing(env, tx => carryOut(tx, wanted, urls)))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new OperatorError(`${error.message} Nothing was changed.`)
  }
}
