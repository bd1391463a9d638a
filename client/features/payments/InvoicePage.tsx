import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { ScreenProps } from '#client/features/feature.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { WorkspacePage } from '#client/shared/ui/layout/WorkspacePage.tsx'
import type { Invoice } from '#schema/invoices/contract.ts'
import { payments } from '#schema/messages/en/payments.ts'
import { STATES } from '#schema/payments/states.ts'
import type { Paise } from '#schema/shared/money.ts'

import { invoiceQuery } from './queries.ts'
import { inRupees, onDay } from './shown.ts'

const t = translator(payments)

/** An invoice, to read and to print. */
export function InvoicePage({ params }: ScreenProps) {
  const number = params['number'] ?? ''
  const invoice = useQuery(invoiceQuery(number))
  return (
    <WorkspacePage
      title={t('invoice.title', { number: invoice.data?.number ?? number })}
      actions={<Button onClick={() => window.print()}>{t('invoice.print')}</Button>}
    >
      <QueryState query={invoice} loading={<Skeleton className="h-96" />} failed={t('invoice.gone')}>
        {found => <Sheet invoice={found} />}
      </QueryState>
    </WorkspacePage>
  )
}

function Sheet({ invoice }: { invoice: Invoice }) {
  const { seller, customer, plan, billingPeriod } = invoice
  const state = STATES.find(([code]) => code === customer.stateCode)?.[1]
  return (
    <Card className="grid max-w-3xl gap-8 p-6 text-sm sm:p-10">
      {invoice.refundedAt !== null && (
        <p role="status" className="font-medium">
          {t('invoice.refunded', { date: onDay(invoice.refundedAt) })}
        </p>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <Party title={t('invoice.seller')}>
          <span className="font-medium">{seller.name}</span>
          <span className="whitespace-pre-line">{seller.address}</span>
          {seller.gstin !== null && <span>{t('invoice.gstin', { number: seller.gstin })}</span>}
        </Party>
        <Party title={t('invoice.customer')}>
          <span className="font-medium" dir="auto">
            {customer.name}
          </span>
          <span className="break-all">{customer.email}</span>
          {state !== undefined && <span>{state}</span>}
        </Party>
        <Party title={t('invoice.issued')}>{onDay(invoice.issuedAt)}</Party>
        <Party title={t('invoice.order')}>
          <span className="break-all">{invoice.orderId}</span>
        </Party>
      </div>
      <table className="w-full tabular-nums">
        <tbody className="[&_td]:py-2 [&_td]:text-right [&_th]:py-2 [&_th]:text-left [&_th]:font-normal [&_tr]:border-t">
          <tr>
            <th scope="row">
              <span className="block font-medium">{t(`invoice.item.${billingPeriod}`, { plan })}</span>
              <span className="text-ink-soft">
                {t('invoice.time', { start: onDay(invoice.startsAt), end: onDay(invoice.endsAt) })}
              </span>
            </th>
            <td>{inRupees(invoice.price)}</td>
          </tr>
          {invoice.credit > 0 && <Line label={t('invoice.credit')} amount={invoice.credit} isMinus />}
          <TaxLines tax={invoice.tax} />
          <tr className="font-semibold">
            <th scope="row">
              <span className="font-semibold">{t('invoice.total')}</span>
            </th>
            <td>{inRupees(invoice.total)}</td>
          </tr>
        </tbody>
      </table>
    </Card>
  )
}

const Party = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <h2 className="text-xs font-medium text-ink-faint">{title}</h2>
    {children}
  </div>
)

const Line = ({ label, amount, isMinus = false }: { label: string; amount: Paise; isMinus?: boolean }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>
      {isMinus && '−'}
      {inRupees(amount)}
    </td>
  </tr>
)

function TaxLines({ tax }: { tax: Invoice['tax'] }) {
  switch (tax.kind) {
    case 'none':
      return null
    case 'state':
      return (
        <>
          <Line label={t('invoice.taxable')} amount={tax.taxable} />
          <Line label={t('invoice.cgst')} amount={tax.cgst} />
          <Line label={t('invoice.sgst')} amount={tax.sgst} />
        </>
      )
    case 'integrated':
      return (
        <>
          <Line label={t('invoice.taxable')} amount={tax.taxable} />
          <Line label={t('invoice.igst')} amount={tax.igst} />
        </>
      )
  }
}
