import * as z from 'zod/mini'

import { endpoint } from '#schema/endpoints/endpoint.ts'
import { MINUTE_S } from '#schema/endpoints/limits.ts'

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

export const readPdf = endpoint('GET /api/invoices/:number/pdf', {
  summary: 'Download an invoice of the user as PDF',
  access: 'user',
  params: invoiceParams,
  file: 'application/pdf',
  limits: [{ name: 'invoice-pdf', calls: 30, seconds: MINUTE_S, per: 'user' }],
})
