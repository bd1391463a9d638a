import type { InvoiceContent } from '#schema/invoices/contract.ts'
import { STATES } from '#schema/payments/states.ts'
import type { Paise } from '#schema/shared/money.ts'

/** A line between the plan and the total: its text is `payments.invoice.<label>`. */
export type InvoiceLine = {
  label: 'credit' | 'taxable' | 'cgst' | 'sgst' | 'igst'
  amount: Paise
  isMinus: boolean
}

const line = (label: InvoiceLine['label'], amount: Paise): InvoiceLine => ({
  label,
  amount,
  isMinus: label === 'credit',
})

/** Returns the lines of an invoice between the plan and the total, as every form of it shows them. */
export function linesOf({ credit, tax }: Pick<InvoiceContent, 'credit' | 'tax'>): InvoiceLine[] {
  const credited = credit > 0 ? [line('credit', credit)] : []
  switch (tax.kind) {
    case 'none':
      return credited
    case 'state':
      return [...credited, line('taxable', tax.taxable), line('cgst', tax.cgst), line('sgst', tax.sgst)]
    case 'integrated':
      return [...credited, line('taxable', tax.taxable), line('igst', tax.igst)]
  }
}

/** Returns the name of a customer's state; undefined if it is not known. */
export const stateNameOf = ({ stateCode }: InvoiceContent['customer']): string | undefined =>
  STATES.find(([code]) => code === stateCode)?.[1]
