import { afterEach, expect, it } from 'vitest'

import type { InvoicePrinter } from '#api/services/ports.ts'
import type { Invoice } from '#schema/invoices/contract.ts'
import { paise } from '#schema/shared/money.ts'

import { createInvoicePrinter } from './printer.ts'

let printer: InvoicePrinter
afterEach(() => printer.close())

const printerOf = (body: string, waitMs?: number) => {
  const script = `
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ id, request }) => { ${body} })`
  printer = createInvoicePrinter(new URL(`data:text/javascript,${encodeURIComponent(script)}`), waitMs)
}

const amount = paise.parse(49_900)
const invoiceOf = (number: string): Invoice => ({
  number,
  issuedAt: '2026-11-28T10:00:00.000Z',
  refundedAt: null,
  seller: { name: 'Acme', address: '', gstin: null, sac: null },
  customer: { name: 'Ada', email: 'ada@example.org', stateCode: null, businessName: null, gstin: null },
  orderId: 'BP0123456789abcdefghij',
  plan: 'Premium',
  planName: 'premium',
  billingPeriod: 'monthly',
  startsAt: '2026-11-28T00:00:00.000Z',
  endsAt: '2026-12-28T00:00:00.000Z',
  price: amount,
  credit: paise.parse(0),
  total: amount,
  tax: { kind: 'none', taxable: amount },
})

it('reports an invoice that crashes the thread as UNAVAILABLE, then makes the next one', async () => {
  printerOf(`if (request.number === 'deadly') process.exit(1)
    parentPort.postMessage({ id, kind: 'answer', value: new TextEncoder().encode(request.number) })`)
  await expect(printer.print('ada', invoiceOf('deadly'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(String(await printer.print('ada', invoiceOf('harmless')))).toBe('harmless')
})

it('rejects an invoice that waits too long for its turn, and leaves the running one', async () => {
  printerOf('', 1)
  const settled = Promise.allSettled([printer.print('ada', invoiceOf('1'))])
  await expect(printer.print('ben', invoiceOf('2'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await printer.close()
  expect(await settled).toMatchObject([{ status: 'rejected' }])
})

it('rejects running and waiting invoices when closed', async () => {
  printerOf('')
  const calls = ['ada', 'ada', 'ben'].map(who => printer.print(who, invoiceOf('1')))
  const settled = Promise.allSettled(calls)
  await printer.close()
  for (const { status } of await settled) expect(status).toBe('rejected')
})
