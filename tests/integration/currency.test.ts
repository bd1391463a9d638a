import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'

import { FALLBACK_RATES } from '#schema/currency/currencies.ts'
import { locate, readRates } from '#schema/currency/endpoints.ts'
import { user as userSchema } from '#schema/users/user.ts'
import { Client } from '#tests/support/client.ts'
import { CurrencyServices, SERVED_RATES, type Manner } from '#tests/support/currencyServices.ts'
import { signUp } from '#tests/support/factories.ts'
import { eventsAbout } from '#tests/support/outbox.ts'
import { sharedProduct, startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

const FAULTS: Manner[] = ['error', 'silence', 'redirect', 'junk', 'half', 'flood']

const ratesOf = async ({ url }: Product): Promise<z.infer<typeof readRates.answer>> =>
  readRates.answer.parse((await new Client(url).get('/api/currency/rates')).json)

describe('without services', () => {
  let product: Product
  beforeAll(async () => {
    product = await sharedProduct()
  })

  test('the rates are the fixed ones, and nothing has failed', async () => {
    expect(await ratesOf(product)).toEqual({ rates: FALLBACK_RATES, isFallback: true, hasFailed: false })
  })

  test('no place is known', async () => {
    expect((await new Client(product.url).get('/api/currency/location')).json).toEqual({ currency: null })
  })

  test('a user chooses a currency, also for their other tabs', async () => {
    const { client, user } = await signUp(product)
    const current = async () => userSchema.parse((await client.get('/api/auth/user')).json).currency
    expect(await current()).toBe('INR')
    const answer = await client.post('/api/user/update-currency', { currency: 'KRW' })
    expect([answer.status, answer.json]).toEqual([200, { currency: 'KRW' }])
    expect(await current()).toBe('KRW')
    const events = await eventsAbout(product.databaseUrl, user.id)
    expect(events.findLast(({ name }) => name === 'auth.user')).toMatchObject({ value: { currency: 'KRW' } })
  })

  test.each([
    { currency: 'XAU' },
    { currency: 'inr' },
    { currency: null },
    {},
    { currency: 'INR', plan: 'pro' },
  ])('a change to %j is refused', async body => {
    const { client } = await signUp(product)
    expect((await client.post('/api/user/update-currency', body)).status).toBe(422)
    expect(userSchema.parse((await client.get('/api/auth/user')).json).currency).toBe('INR')
  })

  test('a visitor has no currency to change', async () => {
    const answer = await new Client(product.url).post('/api/user/update-currency', { currency: 'EUR' })
    expect(answer.status).toBe(401)
  })
})

describe('with services', () => {
  let services: CurrencyServices
  let product: Product
  let addresses = 0
  beforeAll(async () => {
    services = await CurrencyServices.start()
    product = await startProduct({ env: { ...services.env, TRUST_PROXY: '1' } })
  })
  beforeEach(() => {
    services.manner = 'well'
    services.asked.length = 0
  })

  /** A process remembers for a while what it has read last. */
  const startWithoutRates = async () => {
    await inDatabase(product, 'DELETE FROM exchange_rates')
    await product.restart()
  }

  const placeOf = async (address: string) => {
    const answer = await new Client(product.url).get('/api/currency/location', { 'X-Forwarded-For': address })
    return locate.answer.parse(answer.json).currency
  }
  const newAddress = () => `93.184.216.${(addresses += 1)}`

  test('their rates are read once, also by many callers and after a restart', async () => {
    await startWithoutRates()
    const served = { rates: SERVED_RATES, isFallback: false, hasFailed: false }
    const all = await Promise.all(Array.from({ length: 20 }, () => ratesOf(product)))
    expect(all).toEqual(all.map(() => served))
    await product.restart()
    expect(await ratesOf(product)).toEqual(served)
    expect(services.asked).toEqual(['/rates'])
  })

  test('their rates are read again after an hour', async () => {
    await startWithoutRates()
    await ratesOf(product)
    await inDatabase(product, `UPDATE exchange_rates SET asked_at = now() - interval '61 minutes'`)
    await product.restart()
    await ratesOf(product)
    expect(services.asked).toEqual(['/rates', '/rates'])
  })

  test.each(FAULTS)(
    'a fault (%s) leaves the fixed rates, says so, and is not tried at once',
    async manner => {
      services.manner = manner
      await startWithoutRates()
      const failed = { rates: FALLBACK_RATES, isFallback: true, hasFailed: true }
      expect(await ratesOf(product)).toEqual(failed)
      services.manner = 'well'
      await product.restart()
      expect(await ratesOf(product)).toEqual(failed)
      expect(services.asked).toEqual(['/rates'])
      await inDatabase(product, `UPDATE exchange_rates SET asked_at = now() - interval '61 seconds'`)
      await product.restart()
      expect(await ratesOf(product)).toEqual({ rates: SERVED_RATES, isFallback: false, hasFailed: false })
    },
  )

  test('the currency is that of the country of the address, which is asked for once', async () => {
    const address = newAddress()
    expect([await placeOf(address), await placeOf(address)]).toEqual(['JPY', 'JPY'])
    expect(services.asked).toEqual([`/place/${address}/json`])
  })

  test('a country without a currency in the list has none', async () => {
    services.country = 'BR'
    expect(await placeOf(newAddress())).toBeNull()
    services.country = 'JP'
  })

  test.each(['10.0.0.7', '127.0.0.1', '::1', 'fd00::1', 'localhost/../rates'])(
    'no one is asked for %s',
    async address => {
      expect(await placeOf(address)).toBeNull()
      expect(services.asked).toEqual([])
    },
  )

  test.each(FAULTS)('a fault (%s) of the service of places tells nothing', async manner => {
    services.manner = manner
    expect(await placeOf(newAddress())).toBeNull()
  })
})
