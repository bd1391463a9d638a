import * as z from 'zod/mini'

import { endpoint } from '#schema/endpoints/endpoint.ts'

import { invoice, invoiceItem, invoiceParams } from './contract.ts'

export const list = endpoint('GET /api/invoices', {
  summary: "List the user's invoices, the newest first",
  access: 'user',
  answer: z.array(invoiceItem),
})

export const read = endpoint('GET /api/invoices/:number', {
  summary: 'Read an invoice of the user',
  access: 'user',
  params: invoiceParams,
  answer: invoice,
})
