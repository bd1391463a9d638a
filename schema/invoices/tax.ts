import { divideRounded, paise, type Paise } from '#schema/shared/money.ts'

/** Where the customer is for the seller: GST is shared by center and state, or all of it is the center's. */
export type Supply = 'unregistered' | 'sameState' | 'otherState'

/** The parts of an amount that includes tax. Their sum is the amount. */
export type TaxLines =
  | { kind: 'none'; taxable: Paise }
  | { kind: 'state'; taxable: Paise; cgst: Paise; sgst: Paise }
  | { kind: 'integrated'; taxable: Paise; igst: Paise }

const PERCENT = 18

/**
 * Returns the tax in an amount. Taxable = amount × 100 / 118, rounded. A seller without a GSTIN charges
 * no tax. Of an odd tax, SGST has the paisa more.
 */
export function taxIn(amount: Paise, supply: Supply): TaxLines {
  if (supply === 'unregistered') return { kind: 'none', taxable: amount }
  const taxable = paise.parse(divideRounded(amount * 100, 100 + PERCENT))
  const tax = amount - taxable
  if (supply === 'otherState') return { kind: 'integrated', taxable, igst: paise.parse(tax) }
  const cgst = paise.parse(Math.floor(tax / 2))
  return { kind: 'state', taxable, cgst, sgst: paise.parse(tax - cgst) }
}
