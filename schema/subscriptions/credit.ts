import { paise, type Paise } from '#schema/shared/money.ts'

/** The payment service takes no less than a rupee. */
export const LEAST_CHARGE = paise.parse(100)

/** Returns the part of a payment whose days are left, rounded down: the credit of an upgrade. */
export const creditOf = (paid: Paise, { left, all }: { left: number; all: number }): Paise =>
  // At most 10⁹ × 36,600: an exact integer.
  paise.parse(all === 0 ? 0 : Math.floor((paid * left) / all))

/** The amount that is charged for a price, and the credit that it takes. Their sum is the price. */
export type Charge = { amount: Paise; credit: Paise }

/** Returns the charge for a price with a credit: never less than a rupee, unless the price is. */
export function chargeOf(price: Paise, credit: Paise): Charge {
  const amount = Math.max(price - credit, Math.min(price, LEAST_CHARGE))
  return { amount: paise.parse(amount), credit: paise.parse(price - amount) }
}
