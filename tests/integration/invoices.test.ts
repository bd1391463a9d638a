import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { invoice as contract } from '#schema/invoices/contract.ts'
import { fileOfInvoice, nameOfInvoice } from '#schema/invoices/invoiceNumber.ts'
import { quote } from '#schema/payments/contract.ts'
import { filesIn } from '#tests/support/backup.ts'
import { signUpOn, type Person } from '#tests/support/factories.ts'
import { buyPlan, CREATE, PHONE } from '#tests/support/payments.ts'
import { pdfText } from '#tests/support/pdfText.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

const SELLER = '29AAGCB7383J1Z4'
const CUSTOMER = '27AAPFU0939F1ZV'
const BUSINESS = { businessName: 'Acme & Sons', gstin: CUSTOMER, stateCode: '27' }

let product: Product
beforeAll(async () => {
  product = await startProduct({
    env: { SELLER_NAME: 'Bluepencil Ltd', SELLER_ADDRESS: '12 MG Road', SELLER_GSTIN: SELLER },
  })
})

const signUp = () => signUpOn(product, 'free')
const pathOf = (number: string | null) => `/api/invoices/${nameOfInvoice(number ?? '')}`
const invoiceFor = async ({ client }: Person, number: string | null) =>
  contract.parse((await client.get(pathOf(number))).json)

/** Returns the bytes of a file. */
async function fileAt({ client }: Person, path: string): Promise<Buffer> {
  const answer = await fetch(new URL(path, product.url), { headers: { Cookie: client.cookie } })
  return Buffer.from(await answer.arrayBuffer())
}

/** Returns the PDF of an invoice as a browser receives it. */
async function pdfFor(person: Person, number: string | null) {
  const path = `${pathOf(number)}/pdf`
  const { status, headers } = await person.client.get(path)
  return { status, headers, bytes: await fileAt(person, path) }
}

describe('the PDF of an invoice', () => {
  test('is a file for its owner alone', async () => {
    const [ada, bea] = [await signUp(), await signUp()]
    const { invoice } = await buyPlan(ada, 'premium', 'monthly', BUSINESS)
    const { status, headers, bytes } = await pdfFor(ada, invoice)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe(`attachment; filename=${fileOfInvoice(invoice ?? '')}`)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const text = pdfText(bytes)
    for (const part of [
      `Invoice ${invoice}`,
      'This is a demo. No money was moved.',
      'Bluepencil Ltd\n12 MG Road\nGSTIN 29AAGCB7383J1Z4\nSAC 997331',
      'Acme & Sons',
      ada.user.email,
      'Maharashtra\nGSTIN 27AAPFU0939F1ZV',
      'Premium, one month',
      'Taxable value₹422.88',
      'IGST 18%₹76.12',
      'Total paid₹499.00',
    ])
      expect(text).toContain(part)
    expect((await pdfFor(ada, invoice)).bytes.equals(bytes)).toBe(true)
    expect((await pdfFor(bea, invoice)).status).toBe(404)
    expect((await pdfFor(ada, 'BP/2026-27/99999')).status).toBe(404)
    expect((await pdfFor(ada, 'nothing')).status).toBe(404)
  })

  test('is gone with the account, while the invoice stays', async () => {
    const [ada, bea] = [await signUp(), await signUp()]
    const { invoice } = await buyPlan(ada, 'premium', 'monthly', BUSINESS)
    await inDatabase(product, 'DELETE FROM users WHERE id = $1', [ada.user.id])
    expect((await pdfFor(ada, invoice)).status).toBe(401)
    expect((await pdfFor(bea, invoice)).status).toBe(404)
    const [kept] = await inDatabase<{ user_id: null; gstin: string }>(
      product,
      `SELECT i.user_id, o.gstin FROM invoices i JOIN orders o ON o.id = i.order_id WHERE i.number = $1`,
      [invoice],
    )
    expect(kept).toEqual({ user_id: null, gstin: CUSTOMER })
  })

  test('of many who ask at once is made for all', async () => {
    const ada = await signUp()
    const { invoice } = await buyPlan(ada)
    const files = await Promise.all(Array.from({ length: 6 }, () => pdfFor(ada, invoice)))
    expect(new Set(files.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('the GSTIN of a customer', () => {
  test('is on the invoice, and offered for the next order', async () => {
    const ada = await signUp()
    const first = await buyPlan(ada, 'premium', 'monthly', {
      ...BUSINESS,
      gstin: ` ${CUSTOMER.toLowerCase()} `,
    })
    const { customer, tax } = await invoiceFor(ada, first.invoice)
    expect(customer).toMatchObject(BUSINESS)
    expect(tax.kind).toBe('integrated')
    const offered = await ada.client.get('/api/payment/quote?plan=premium&period=monthly')
    expect(quote.parse(offered.json)).toMatchObject(BUSINESS)
    const second = await buyPlan(ada)
    expect((await invoiceFor(ada, second.invoice)).customer).toMatchObject(BUSINESS)
    const third = await buyPlan(ada, 'premium', 'monthly', { businessName: '', gstin: '' })
    expect((await invoiceFor(ada, third.invoice)).customer).toMatchObject({
      businessName: null,
      gstin: null,
      stateCode: '27',
    })
  })

  test('is in the export of the account', async () => {
    const ada = await signUp()
    await buyPlan(ada, 'premium', 'monthly', BUSINESS)
    const files = await filesIn(await fileAt(ada, '/api/account/export'))
    const list = (name: string): unknown => JSON.parse(String(files.get(name)))
    const { businessName, gstin } = BUSINESS
    expect(list('orders.json')).toMatchObject([{ businessName, gstin }])
    expect(list('invoices.json')).toMatchObject([{ content: { customer: BUSINESS } }])
  })

  test('names the state where none was chosen, and with it the tax', async () => {
    const ada = await signUp()
    const { invoice } = await buyPlan(ada, 'premium', 'monthly', { ...BUSINESS, stateCode: null })
    const { customer, tax } = await invoiceFor(ada, invoice)
    expect([customer.stateCode, tax.kind]).toEqual(['27', 'integrated'])
  })

  test.each([
    ['another check character', { gstin: '27AAPFU0939F1ZW' }, 'gstin'],
    ['another length', { gstin: '27AAPFU0939F1Z' }, 'gstin'],
    ['another state than the chosen one', { stateCode: '29' }, 'gstin'],
    ['a state while the customer is abroad', { stateCode: '96' }, 'gstin'],
    ['no name of its business', { businessName: '  ' }, 'businessName'],
    ['a name that is too long', { businessName: 'W'.repeat(201) }, 'businessName'],
  ])('with %s is refused at its field', async (_, change, field) => {
    const { client } = await signUp()
    const body = { planId: 'premium', amount: 49_900, billingPeriod: 'monthly', phone: PHONE }
    const answer = await client.post(CREATE, { ...body, ...BUSINESS, ...change })
    expect([answer.status, answer.json]).toEqual([
      422,
      expect.objectContaining({ code: 'VALIDATION', fields: { [field]: expect.any(String) } }),
    ])
  })

  test('is part of what a repeated order is compared by', async () => {
    const { client } = await signUp()
    const headers = { 'Idempotency-Key': randomUUID() }
    const body = { planId: 'premium', amount: 49_900, billingPeriod: 'monthly', phone: PHONE, ...BUSINESS }
    const first = await client.post(CREATE, body, headers)
    expect((await client.post(CREATE, body, headers)).json).toEqual(first.json)
    for (const change of [{ gstin: '' }, { gstin: SELLER }, { businessName: 'Another' }])
      expect((await client.post(CREATE, { ...body, ...change }, headers)).json).toMatchObject({
        code: 'CONFLICT',
      })
  })
})
