import { useMutation, useQuery } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { keepFile } from '#client/shared/api/download.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { useLiveEvents } from '#client/shared/live/useLiveEvents.ts'
import { translator } from '#client/shared/messages/translator.ts'
import * as endpoints from '#schema/invoices/endpoints.ts'
import { fileOfInvoice, nameOfInvoice } from '#schema/invoices/invoiceNumber.ts'
import { payments } from '#schema/messages/en/payments.ts'

import { orderEvents } from './events.ts'
import { INVOICES } from './queries.ts'

const t = translator(payments)

/** Reads the user's invoices, the newest first. */
export function useInvoices() {
  useLiveEvents(orderEvents)
  return useQuery({
    queryKey: INVOICES,
    queryFn: ({ signal }) => call(endpoints.list, {}, { signal }),
  })
}

/** Reads an invoice of the user. */
export function useInvoice(number: string) {
  useLiveEvents(orderEvents)
  return useQuery({
    queryKey: ['invoice', number],
    queryFn: ({ signal }) => call(endpoints.read, { params: { number } }, { signal }),
  })
}

/** Downloads an invoice as PDF. A failure shows a toast. */
export function usePdf(number: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => attempt(download(number), t('invoice.pdfFailed'), number),
  })
  return { isPending, start: () => !isPending && mutate() }
}

const download = async (number: string): Promise<void> =>
  keepFile(
    await call(endpoints.readPdf, { params: { number: nameOfInvoice(number) } }),
    fileOfInvoice(number),
  )
