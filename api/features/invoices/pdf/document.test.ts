import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { NAME_MAX } from '#schema/auth/signUp.ts'
import { invoice as contract, type Invoice } from '#schema/invoices/contract.ts'
import { taxIn } from '#schema/invoices/tax.ts'
import { BUSINESS_NAME_MAX } from '#schema/payments/contract.ts'
import { paise } from '#schema/shared/money.ts'
import { pdfPieces, pdfText } from '#tests/support/pdfText.ts'

import { pdfOf } from './document.ts'

const TOTAL = paise.parse(945_104)
const SELLER = {
  name: 'Acme Software',
  address: '12 MG Road\nBengaluru 560001',
  gstin: '29AAGCB7383J1Z4',
  sac: '997331',
}

const invoiceOf = (customer: Partial<Invoice['customer']> = {}, more: Partial<Invoice> = {}): Invoice =>
  contract.parse({
    number: 'BP/2026-27/00042',
    issuedAt: '2026-11-28T10:00:00.000Z',
    refundedAt: null,
    seller: SELLER,
    customer: { name: 'Ada Lovelace', email: 'ada@example.org', stateCode: '27', ...customer },
    orderId: 'BP0123456789abcdefghij',
    plan: 'Pro',
    planName: 'pro',
    billingPeriod: 'annual',
    startsAt: '2026-11-28T00:00:00.000Z',
    endsAt: '2027-11-28T00:00:00.000Z',
    price: 995_004,
    credit: 49_900,
    total: TOTAL,
    tax: taxIn(TOTAL, 'otherState'),
    ...more,
  })

const textOf = async (invoice: Invoice) => pdfText(await pdfOf(invoice))
/** The lines about the customer. */
async function customerIn(invoice: Invoice): Promise<string[]> {
  const lines = (await textOf(invoice)).split('\n')
  return lines.slice(lines.indexOf('Customer') + 1, lines.indexOf('Issued'))
}

describe('an invoice as PDF', () => {
  test('says what its page says, in order', async () => {
    expect((await textOf(invoiceOf())).split('\n')).toEqual([
      'Invoice BP/2026-27/00042',
      'Seller',
      'Acme Software',
      '12 MG Road',
      'Bengaluru 560001',
      'GSTIN 29AAGCB7383J1Z4',
      'SAC 997331',
      'Customer',
      'Ada Lovelace',
      'ada@example.org',
      'Maharashtra',
      'Issued',
      'November 28, 2026',
      'Order',
      'BP0123456789abcdefghij',
      'Pro, one year',
      'November 28, 2026 to November 28, 2027',
      '₹9,950.04',
      'Credit for unused days−₹499.00',
      'Taxable value₹8,009.36',
      'IGST 18%₹1,441.68',
      'Total paid₹9,451.04',
    ])
  })

  test('says when all of it went back', async () => {
    const text = await textOf(invoiceOf({}, { refundedAt: '2026-12-03T19:00:00.000Z' }))
    expect(text.split('\n').slice(0, 2)).toEqual(['Invoice BP/2026-27/00042', 'Refunded on December 4, 2026'])
  })

  test('names no tax of a seller without a GSTIN, and says that it is of the demo', async () => {
    const text = await textOf(
      invoiceOf(
        {},
        {
          number: 'DEMO/2026-27/00001',
          seller: { ...SELLER, gstin: null, sac: null },
          credit: paise.parse(0),
          tax: taxIn(TOTAL, 'unregistered'),
        },
      ),
    )
    expect(text).toContain('Invoice DEMO/2026-27/00001\nThis is a demo. No money was moved.\n')
    for (const absent of ['GST', 'Taxable', 'Credit']) expect(text).not.toContain(absent)
  })

  test('names the business that pays', async () => {
    const customer = { businessName: 'Acme & Sons', gstin: '27AAPFU0939F1ZV' }
    expect(await customerIn(invoiceOf(customer))).toEqual([
      'Acme & Sons',
      'Ada Lovelace',
      'ada@example.org',
      'Maharashtra',
      'GSTIN 27AAPFU0939F1ZV',
    ])
  })

  test('has a title, an author, a date and a structure', async () => {
    const file = (await pdfOf(invoiceOf(), { compress: false })).toString('latin1')
    for (const part of [
      '%PDF-1.7',
      '(Invoice BP/2026-27/00042)',
      '(Acme Software)',
      '(Pro, one year)',
      '(D:20261128100000Z)',
      '/Lang (en)',
      '/Marked true',
      '/DisplayDocTitle true',
      '/S /H1',
      '/S /Table',
      '/Scope /Row',
    ])
      expect(file).toContain(part)
  })

  test('is always the same file', async () => {
    const [first, second] = [await pdfOf(invoiceOf()), await pdfOf(invoiceOf())]
    expect(first.equals(second)).toBe(true)
    expect(first.length).toBeLessThan(40_000)
  })
})

describe('the name of a customer', () => {
  test.each(['Zoë Łukasz', 'Ελένη', 'Ђорђе', 'Nguyễn Việt', 'O’Neill–Smith'])('may be %s', async name => {
    expect((await customerIn(invoiceOf({ name })))[0]).toBe(name)
  })

  test('may be in Devanagari', async () => {
    const file = await pdfOf(invoiceOf({ name: 'किरण' }), { compress: false })
    expect(file.toString('latin1')).toContain('/ActualText')
    const lines = pdfText(file).split('\n')
    const shapes = lines[lines.indexOf('Customer') + 1] ?? ''
    expect(Array.from(shapes).toSorted()).toEqual(Array.from('किरण').toSorted())
  })

  test.each(['עדה', '山田', 'Ada 🎉', 'آدا', '\u202E', ''])(
    'that has no letters, such as %j, is left out',
    async name => {
      expect((await customerIn(invoiceOf({ name })))[0]).toBe('ada@example.org')
    },
  )

  test('cannot turn or break the line', async () => {
    expect((await customerIn(invoiceOf({ name: 'A\u202Eda\nLove\u0007lace\u200D' })))[0]).toBe(
      'Ada Love lace',
    )
  })

  test('stays inside the page, however wide it is', async () => {
    const names = fc.string({
      unit: fc.constantFrom('W', 'i', ' ', 'ﷺ', '𝕎', 'क', 'Ж', '​', 'm̃'),
      maxLength: 2 * NAME_MAX,
    })
    const check = async (name: string, businessName: string) => {
      const pieces = pdfPieces(
        await pdfOf(invoiceOf({ name, businessName, email: `${'w'.repeat(240)}@example.org` })),
      )
      for (const { x, y } of pieces) {
        expect(x).toBeGreaterThanOrEqual(56)
        expect(x).toBeLessThan(595 - 56)
        expect(y).toBeGreaterThanOrEqual(56)
        expect(y).toBeLessThanOrEqual(842 - 56)
      }
    }
    await check('W'.repeat(2 * NAME_MAX), 'M'.repeat(BUSINESS_NAME_MAX))
    await fc.assert(fc.asyncProperty(names, names, check), { numRuns: 10 })
  })
})

test('a letter of the seller that no font has is a question mark', async () => {
  const text = await textOf(invoiceOf({}, { seller: { ...SELLER, name: '山 Software' } }))
  expect(text).toContain('? Software')
})
