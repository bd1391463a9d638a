import * as z from 'zod/mini'

import { shownAgain } from '#client/shared/lib/shownAgain.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { payments } from '#schema/messages/en/payments.ts'
import type { CreatedOrder } from '#schema/payments/contract.ts'

const t = translator(payments)
const SCRIPT = 'https://sdk.cashfree.com/js/v3/cashfree.js'

/** The checkout could not be opened. The message is for the user. */
export class CheckoutError extends Error {
  override readonly name = 'CheckoutError'
}

/** The function that the script of the payment service sets. */
const cashfree = z.custom<(options: { mode: string }) => { checkout: (options: object) => Promise<unknown> }>(
  value => typeof value === 'function',
)
const checkoutAnswer = z.object({ error: z.optional(z.unknown()) })

/**
 * Opens the checkout of an order in this tab. In demo mode, it is a page of our own. It is over at the latest
 * when the browser shows this page again. Throws {@link CheckoutError}.
 */
export async function openCheckout({
  payment_session_id: session,
  environment,
}: CreatedOrder): Promise<void> {
  if (session === '') throw new CheckoutError(t('noSession'))
  if (environment === 'demo') return window.location.assign(`/demo-payment?session=${session}`)
  const { checkout } = (await loadScript())({ mode: environment })
  // The checkout of a page that was left may never answer.
  const opened = checkout({ paymentSessionId: session, redirectTarget: '_self' })
  const answer = checkoutAnswer.safeParse(await Promise.race([opened, shownAgain()]))
  if (answer.success && answer.data.error) throw new CheckoutError(t('checkoutFailed'))
}

async function loadScript(): Promise<z.infer<typeof cashfree>> {
  const loaded = cashfree.safeParse(Reflect.get(window, 'Cashfree'))
  if (loaded.success) return loaded.data
  await new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.addEventListener('load', resolve)
    script.addEventListener('error', () => {
      script.remove()
      reject(new CheckoutError(t('scriptFailed')))
    })
    document.head.append(script)
  })
  const made = cashfree.safeParse(Reflect.get(window, 'Cashfree'))
  if (!made.success) throw new CheckoutError(t('scriptFailed'))
  return made.data
}
