import type { Urls } from '#api/kit/urls.ts'
import type { Environment } from '#platform/env.ts'
import type { SecretBox } from '#platform/secretBox.ts'

import { createCashfree, SERVERS } from './cashfree.ts'
import { createDemo } from './demo.ts'
import type { Gateway } from './gateway.ts'
import { sellerOf, type Seller } from './seller.ts'

/** How the installation takes payments. */
export type Payments = { gateway: Gateway; seller: Seller; urls: Urls }

/** Returns the payment service that the environment names. It makes no call. */
export function startPayments(env: Environment, urls: Urls, secretBox: SecretBox): Payments {
  return { gateway: gatewayOf(env, urls, secretBox), seller: sellerOf(env), urls }
}

function gatewayOf(env: Environment, urls: Urls, secretBox: SecretBox): Gateway {
  const { PAYMENTS_MODE: mode, CASHFREE_APP_ID: appId, CASHFREE_SECRET_KEY: secretKey } = env
  if (mode === 'demo') return createDemo(secretBox.derive('demo payments'))
  if (appId === undefined || secretKey === undefined)
    throw new Error('The environment was not checked: the keys are missing.')
  return createCashfree({
    mode,
    server: env.CASHFREE_URL ?? SERVERS[mode],
    appId,
    secretKey,
    returnUrl: orderId => urls.page(`/payment/success?order_id=${orderId}`),
    notifyUrl: () => urls.page('/api/payment/cashfree/webhook'),
  })
}
