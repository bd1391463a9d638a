import ipaddr from 'ipaddr.js'
import { z } from 'zod'

import { networkOf } from '#platform/address.ts'
import { readJson } from '#platform/fetch.ts'
import type { Logger } from '#platform/logger.ts'
import type { CurrencyCode } from '#schema/currency/contract.ts'
import { currencyOfCountry } from '#schema/currency/currencies.ts'

const KEPT_MS = 3_600_000
const FAILURE_KEPT_MS = 60_000
const KEPT_MAX = 10_000
/** How long the page waits for the service. */
export const LOCATION_CALL = { timeoutMs: 3000, maxBytes: 20_000 }

type Options = { url: string | undefined; logger: Logger }
type Locate = (address: string) => Promise<CurrencyCode | null>

/**
 * Returns a function that looks up the currency of an address' country with a service. `url` has
 * `{address}` for the address. Null: it is unknown, or the service failed.
 */
export function createLocation({ url, logger }: Options): Locate {
  if (url === undefined) return () => Promise.resolve(null)
  const known = new Map<string, { until: number; currency: Promise<CurrencyCode | null> }>()

  const ask = async (address: string, kept: { until: number }): Promise<CurrencyCode | null> => {
    try {
      const place = url.replaceAll('{address}', () => encodeURIComponent(address))
      return currencyOfCountry(countryIn(await readJson({ url: place, ...LOCATION_CALL })))
    } catch (error) {
      kept.until = performance.now() + FAILURE_KEPT_MS
      logger.warn({ err: error }, 'the country of an address could not be read')
      return null
    }
  }
  return address => {
    if (!isPublic(address)) return Promise.resolve(null)
    const network = networkOf(address)
    const found = known.get(network)
    if (found && performance.now() < found.until) return found.currency
    known.delete(network)
    // The first one is the oldest.
    for (const oldest of known.keys()) {
      if (known.size < KEPT_MAX) break
      known.delete(oldest)
    }
    const kept = { until: performance.now() + KEPT_MS }
    const entry = Object.assign(kept, { currency: ask(address, kept) })
    known.set(network, entry)
    return entry.currency
  }
}

const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

const code = z.string().regex(/^[A-Z]{2}$/)
/** The forms that services use. */
const serviceAnswer = z.union([
  z.object({ country_code: code }).transform(answer => answer.country_code),
  z.object({ countryCode: code }).transform(answer => answer.countryCode),
  z.object({ country: code }).transform(answer => answer.country),
])

/** Returns the ISO 3166 code in the answer of a service. Throws if it has none. */
export const countryIn = (answer: unknown): string => serviceAnswer.parse(answer)
