import type { Answer } from './client.ts'
import { migratedDatabase } from './postgres.ts'
import { startProduct, type Product } from './product.ts'
import { countStatements } from './statements.ts'

/** More than anything runs in the background meanwhile. */
const ROUNDS = 20

/** A product that codes are guessed at. */
export type GuessedProduct = {
  product: Product
  /** Returns the statements that a guess takes each time. */
  statementsOf: (attempt: () => Promise<unknown>) => Promise<Record<string, number>>
  dispose: () => Promise<void>
}

/** Starts a product whose statements are counted. */
export async function startGuessedProduct(): Promise<GuessedProduct> {
  const database = await migratedDatabase()
  const counter = await countStatements(database.url)
  const product = await startProduct({ env: { DATABASE_URL: counter.url } })
  return {
    product,
    async statementsOf(attempt) {
      await attempt()
      counter.counted()
      for (let round = 0; round < ROUNDS; round += 1) await attempt()
      const each = [...counter.counted()].map(([text, count]) => [text, Math.floor(count / ROUNDS)] as const)
      return Object.fromEntries(each.filter(([, count]) => count > 0))
    },
    async dispose() {
      await product.dispose()
      await counter.stop()
      await database.drop()
    },
  }
}

/** Returns an answer without what differs each time. A session is prolonged by every call. */
export const essential = ({ status, text, headers }: Answer) => ({
  status,
  text,
  headers: [...headers]
    .filter(([name]) => !['date', 'x-request-id'].includes(name))
    .map(([name, value]) => [name, value.replace(/(?<=; Expires=)[^;]+/, '')]),
})
