/** India's time is 5½ hours ahead of UTC all year. */
const INDIA_MS = 5.5 * 3_600_000
/** The month (0 to 11) that a financial year begins with: April. */
const FIRST_MONTH = 3

/** Returns the financial year of a moment in India's time, such as `2026-27`: from 1 April on. */
export function financialYearOf(at: Date): string {
  const local = new Date(at.getTime() + INDIA_MS)
  const first = local.getUTCFullYear() - (local.getUTCMonth() < FIRST_MONTH ? 1 : 0)
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

/** A row of numbers. Invoices of the demo take none of the others. */
export type InvoiceSeries = 'BP' | 'DEMO'

/** Returns the number of an invoice, such as `BP/2026-27/00042`: at most 16 characters, as GST rules want. */
export const invoiceNumber = (series: InvoiceSeries, year: string, place: number): string =>
  `${series}/${year}/${String(place).padStart(5, '0')}`

/** Returns the number of an invoice in a path: with hyphens for its slashes. */
export const nameOfInvoice = (number: string): string => number.replaceAll('/', '-')

/** Returns the path of the page of an invoice. */
export const pathOfInvoice = (number: string): string => `/invoice/${nameOfInvoice(number)}`

/** Returns the name of the file of an invoice. */
export const fileOfInvoice = (number: string): string => `${nameOfInvoice(number)}.pdf`

/** Returns whether an invoice is of the demo, which moves no money. */
export const isDemoInvoice = (number: string): boolean => number.startsWith('DEMO/')
