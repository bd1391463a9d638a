import { paise, type Paise } from '#schema/shared/money.ts'

/**
 * Returns paise as a number of rupees, as JSON has it: `497004` → `4970.04`. A number of at most 15
 * digits prints as the decimal that it was read from, so none is rounded.
 */
export function rupeesOf(amount: Paise): number {
  const digits = String(amount).padStart(3, '0')
  return Number(`${digits.slice(0, -2)}.${digits.slice(-2)}`)
}

/** Returns a number or a text of rupees as paise; null if it is no amount of whole paise. */
export function paiseIn(rupees: number | string): Paise | null {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(String(rupees)) ?? []
  if (whole === undefined) return null
  const parsed = paise.safeParse(Number(whole + fraction.padEnd(2, '0')))
  return parsed.success ? parsed.data : null
}
