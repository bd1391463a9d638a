import { Download } from 'lucide-react'
import type { ReactNode } from 'react'

import type { ScreenProps } from '#client/features/feature.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { WorkspacePage } from '#client/shared/ui/layout/WorkspacePage.tsx'
import type { Invoice } from '#schema/invoices/contract.ts'
import { isDemoInvoice } from '#schema/invoices/invoiceNumber.ts'
import { linesOf, stateNameOf } from '#schema/invoices/lines.ts'
import { payments } from '#schema/messages/en/payments.ts'
import { inRupees, onDay, onDayInIndia } from '#schema/payments/shown.ts'
import type { Paise } from '#schema/shared/money.ts'

import { useInvoice, usePdf } from './invoices.ts'

const t = translator(payments)

/** An invoice, to read and to print. */
export function InvoicePage({ params }: ScreenProps) {
  const number = params['number'] ?? ''
  const invoice = useInvoice(number)
  return (
    <WorkspacePage
      title={t('invoice.title', { number: invoice.data?.number ?? number })}
      actions={
        <>
          {invoice.data && <PdfButton number={invoice.data.number} />}
          <Button onClick={() => window.print()}>{t('invoice.print')}</Button>
        </>
      }
    >
      <QueryState query={invoice} loading={<Skeleton className="h-96" />} failed={t('invoice.gone')}>
        {found => <Sheet invoice={found} />}
      </QueryState>
    </WorkspacePage>
  )
}

function PdfButton({ number }: { number: string }) {
  const { start, isPending } = usePdf(number)
  return (
    <Button busy={isPending} onClick={start}>
      <Download aria-hidden /> {t(isPending ? 'invoice.pdfMaking' : 'invoice.pdf')}
    </Button>
  )
}

function Sheet({ invoice }: { invoice: Invoice }) {
  const { number, seller, customer, plan, billingPeriod } = invoice
  const state = stateNameOf(customer)
  return (
    <Card className="grid max-w-3xl gap-8 p-6 text-sm sm:p-10">
      {invoice.refundedAt !== null && (
        <p role="status" className="font-medium">
          {t('invoice.refunded', { date: onDayInIndia(invoice.refundedAt) })}
        </p>
      )}
      {isDemoInvoice(number) && <p className="font-medium">{t('invoice.demo')}</p>}
      <div className="grid gap-6 sm:grid-cols-2">
        <Party title={t('invoice.seller')}>
          <span className="font-medium">{seller.name}</span>
          <span className="whitespace-pre-line">{seller.address}</span>
          {seller.gstin !== null && <span>{t('invoice.gstin', { number: seller.gstin })}</span>}
          {seller.sac !== null && <span>{t('invoice.sac', { number: seller.sac })}</span>}
        </Party>
        <Party title={t('invoice.customer')}>
          {customer.businessName !== null && (
            <span className="font-medium wrap-anywhere" dir="auto">
              {customer.businessName}
            </span>
          )}
          <span className={customer.businessName === null ? 'font-medium' : undefined} dir="auto">
            {customer.name}
          </span>
          <span className="break-all">{customer.email}</span>
          {state !== undefined && <span>{state}</span>}
          {customer.gstin !== null && <span>{t('invoice.gstin', { number: customer.gstin })}</span>}
        </Party>
        <Party title={t('invoice.issued')}>{onDayInIndia(invoice.issuedAt)}</Party>
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
          {linesOf(invoice).map(({ label, amount, isMinus }) => (
            <Line key={label} label={t(`invoice.${label}`)} amount={amount} isMinus={isMinus} />
          ))}
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

const Line = ({ label, amount, isMinus }: { label: string; amount: Paise; isMinus: boolean }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>
      {isMinus && '−'}
      {inRupees(amount)}
    </td>
  </tr>
)
