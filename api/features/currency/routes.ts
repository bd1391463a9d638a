import { createLocation } from '#api/features/currency/location.ts'
import { createRates } from '#api/features/currency/rates.ts'
import { changeCurrency } from '#api/features/currency/service.ts'
import { implement } from '#api/kit/implement.ts'
import { addressOf } from '#api/kit/limits.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/currency/endpoints.ts'

/** Currencies that prices are shown in. */
export function currencyRoutes({ env, sequelize, logger }: ApiContext) {
  const readRates = createRates({ url: env.RATES_URL, sequelize, logger })
  const locate = createLocation({ url: env.GEO_URL, logger })
  return [
    implement(endpoints.readRates)(() => readRates()),
    implement(endpoints.update)(async ({ user, body: { currency } }) => {
      await sequelize.transaction(tx => changeCurrency(tx, user.id, currency))
      return { currency }
    }),
    implement(endpoints.locate)(async ({ request }) => ({ currency: await locate(addressOf(request)) })),
  ]
}
