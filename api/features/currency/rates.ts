import type { Sequelize } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { readJson } from '#platform/fetch.ts'
import type { Logger } from '#platform/logger.ts'
import { currencyCode, rates, type Rates } from '#schema/currency/contract.ts'
import { FALLBACK_RATES } from '#schema/currency/currencies.ts'
import type { readRates } from '#schema/currency/endpoints.ts'
import type { AnswerOf } from '#schema/endpoints/endpoint.ts'

/** How long an answer is kept, and how long a service that failed is not asked again. */
export const KEPT = `interval '1 hour'`
const FAILURE_KEPT = `interval '1 minute'`
/** Milliseconds for which a process does not look for newer rates. */
const LOOKED_MS = 30_000
const CALL = { timeoutMs: 3000, maxBytes: 100_000 }

type Answer = AnswerOf<typeof readRates>
const kept = z.object({ rates: z.nullable(rates) })

type Options = { url: string | undefined; sequelize: Sequelize; logger: Logger }

/**
 * Returns a function that reads the rates of a service, which all processes keep for an hour. Without
 * a service, and after a failure, it returns the fixed ones.
 */
export function createRates({ url, sequelize, logger }: Options): () => Promise<Answer> {
  if (url === undefined)
    return () => Promise.resolve({ rates: FALLBACK_RATES, isFallback: true, hasFailed: false })

  const ask = async (): Promise<Rates | null> => {
    try {
      return ratesIn(await readJson({ url, ...CALL }))
    } catch (error) {
      logger.warn({ err: error }, 'the exchange rates could not be read')
      return null
    }
  }
  // One process asks, and the others wait for its answer at the row.
  const readKept = () =>
    sequelize.transaction(async tx => {
      const make = `INSERT INTO exchange_rates (service, asked_at) VALUES ($1, '-infinity') ON CONFLICT DO NOTHING RETURNING 1`
      await query(tx, z.unknown(), make, [url])
      const fresh = `
        SELECT rates FROM (SELECT * FROM exchange_rates WHERE service = $1 FOR UPDATE) r
        WHERE asked_at > now() - CASE WHEN rates IS NULL THEN ${FAILURE_KEPT} ELSE ${KEPT} END`
      const [known] = await query(tx, kept, fresh, [url])
      if (known) return known.rates
      const found = await ask()
      const keep =
        'UPDATE exchange_rates SET rates = $2, asked_at = clock_timestamp() WHERE service = $1 RETURNING 1'
      await query(tx, z.unknown(), keep, [url, found && JSON.stringify(found)])
      return found
    })

  let last: { until: number; answer: Promise<Answer> } | null = null
  return () => {
    if (last && performance.now() < last.until) return last.answer
    const answer = readKept().then(found => ({
      rates: found ?? FALLBACK_RATES,
      isFallback: found === null,
      hasFailed: found === null,
    }))
    last = { until: performance.now() + LOOKED_MS, answer }
    answer.catch(() => (last = null))
    return answer
  }
}

/** A rupee is between a hundred-thousandth and a hundred thousand of any currency. */
const rate = z.number().min(0.000_01).max(100_000)
const byCode = z.record(z.string(), z.unknown())
/** The forms that services use. */
const serviceAnswer = z.union([
  z.object({ rates: byCode }).transform(answer => answer.rates),
  z.object({ conversion_rates: byCode }).transform(answer => answer.conversion_rates),
])

/** Returns the rates in the answer of a service whose base is INR. Throws if one is missing or absurd. */
export function ratesIn(answer: unknown): Rates {
  const found = serviceAnswer.parse(answer)
  return rates.parse(
    Object.fromEntries(
      currencyCode.options.map(code => [code, code === 'INR' ? 1 : rate.parse(found[code])]),
    ),
  )
}
