import Pdf from 'pdfkit'

import { translator } from '#api/kit/messages.ts'
import type { Invoice } from '#schema/invoices/contract.ts'
import { isDemoInvoice } from '#schema/invoices/invoiceNumber.ts'
import { linesOf, stateNameOf } from '#schema/invoices/lines.ts'
import { payments } from '#schema/messages/en/payments.ts'
import { inRupees, onDay, onDayInIndia } from '#schema/payments/shown.ts'

import { isPrintable } from './fonts.ts'
import { Sheet, type Cell } from './sheet.ts'

const t = translator(payments)

type Options = {
  /** False leaves the contents readable as text. */
  compress?: boolean
}

/** Returns an invoice as PDF: always the same bytes. Takes too long for the event loop. */
export function pdfOf(invoice: Invoice, { compress = true }: Options = {}): Promise<Buffer> {
  const { number, seller, plan, billingPeriod, issuedAt, refundedAt } = invoice
  const title = t('invoice.title', { number })
  const item = t(`invoice.item.${billingPeriod}`, { plan })
  const document = new Pdf({
    size: 'A4',
    margin: 0,
    // The default one would be loaded.
    font: '',
    compress,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: seller.name, Subject: item, CreationDate: new Date(issuedAt) },
  })
  const written = bytesOf(document)
  const sheet = new Sheet(document)
  sheet.title(title)
  if (isDemoInvoice(number)) sheet.note(t('invoice.demo'))
  if (refundedAt !== null) sheet.note(t('invoice.refunded', { date: onDayInIndia(refundedAt) }))
  sheet.blocks([
    { title: t('invoice.seller'), lines: sellerLines(invoice), isNamed: true },
    { title: t('invoice.customer'), lines: customerLines(invoice), isNamed: true },
  ])
  sheet.blocks([
    { title: t('invoice.issued'), lines: [onDayInIndia(issuedAt)] },
    { title: t('invoice.order'), lines: [invoice.orderId] },
  ])
  sheet.table(rowsOf(invoice, item))
  sheet.end()
  return written
}

function sellerLines({ seller: { name, address, gstin, sac } }: Invoice): string[] {
  const service = sac === null ? [] : [t('invoice.sac', { number: sac })]
  return [name, ...address.split('\n'), ...gstinLines(gstin), ...service].filter(line => line.trim() !== '')
}

/** A name that the fonts cannot show is left out: the email address names the customer. */
function customerLines({ customer }: Invoice): string[] {
  const names = [customer.businessName ?? '', customer.name].filter(isPrintable)
  const state = stateNameOf(customer)
  return [...names, customer.email, ...(state === undefined ? [] : [state]), ...gstinLines(customer.gstin)]
}

const gstinLines = (gstin: string | null): string[] =>
  gstin === null ? [] : [t('invoice.gstin', { number: gstin })]

function rowsOf(invoice: Invoice, item: string): Cell[] {
  const { startsAt, endsAt, price, total } = invoice
  const time = t('invoice.time', { start: onDay(startsAt), end: onDay(endsAt) })
  return [
    { label: item, detail: time, amount: inRupees(price) },
    ...linesOf(invoice).map(({ label, amount, isMinus }) => ({
      label: t(`invoice.${label}`),
      amount: `${isMinus ? '−' : ''}${inRupees(amount)}`,
    })),
    { label: t('invoice.total'), amount: inRupees(total), isTotal: true },
  ]
}

function bytesOf(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
}
