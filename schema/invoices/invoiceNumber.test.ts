import { describe, expect, test } from 'vitest'

import {
  fileOfInvoice,
  financialYearOf,
  invoiceNumber,
  isDemoInvoice,
  pathOfInvoice,
} from './invoiceNumber.ts'

describe('an invoice', () => {
  test.each([
    ['2026-03-31T18:29:59.999Z', '2025-26'],
    ['2026-03-31T18:30:00Z', '2026-27'],
    ['2026-12-31T23:59:59Z', '2026-27'],
    ['2099-12-31T00:00:00Z', '2099-00'],
  ])('of %s belongs to the financial year %s', (moment, year) => {
    expect(financialYearOf(new Date(moment))).toBe(year)
  })

  test('has a number of at most 16 characters', () => {
    expect(invoiceNumber('BP', '2026-27', 42)).toBe('BP/2026-27/00042')
    expect(invoiceNumber('BP', '2026-27', 99_999)).toHaveLength(16)
  })

  test('has hyphens in its path and its file', () => {
    expect(pathOfInvoice('BP/2026-27/00042')).toBe('/invoice/BP-2026-27-00042')
    expect(fileOfInvoice('BP/2026-27/00042')).toBe('BP-2026-27-00042.pdf')
  })

  test('of the demo has a number that says so', () => {
    expect(isDemoInvoice(invoiceNumber('DEMO', '2026-27', 1))).toBe(true)
    expect(isDemoInvoice(invoiceNumber('BP', '2026-27', 1))).toBe(false)
  })
})
