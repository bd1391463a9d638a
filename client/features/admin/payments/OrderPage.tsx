import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'

import type { ScreenProps } from '#client/features/feature.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import type { HistoryEntry, MoneyEntry, OrderDetails, Wait } from '#schema/admin/payments.ts'
import { adminPayments } from '#schema/messages/en/adminPayments.ts'
import { inRupees } from '#schema/payments/shown.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { AdminPage } from '../AdminPage.tsx'
import { Facts } from '../Facts.tsx'
import { isMissing } from '../isMissing.ts'
import { planLabel } from '../planLabel.ts'
import { Table, type Column } from '../Table.tsx'
import { when } from '../when.ts'
import { EventTable } from './Events.tsx'
import { CheckSection, RefundSection } from './OrderActs.tsx'
import { OrderLink, OrderUser } from './OrderLinks.tsx'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import { FollowOrders } from './PaymentsPage.tsx'
import { orderQuery } from './queries.ts'

const t = translator(adminPayments)

/** All that administrators see of an order, and what they can do about it. */
export function OrderPage({ params: { orderId = '' } }: ScreenProps) {
  const { role } = useCurrentUser()
  const query = useQuery(orderQuery(orderId))
  return (
    <AdminPage
      tab="admin-payments"
      title={<bdi>{orderId}</bdi>}
      before={
        <Link to="/admin/payments" className={buttonClass({ variant: 'link' })}>
          <ArrowLeft aria-hidden /> {t('details.back')}
        </Link>
      }
    >
      <FollowOrders />
      {isMissing(query) ? (
        <EmptyState title={t('details.missing')} description={t('details.missingText')} />
      ) : (
        <QueryState query={query} loading={<LoadingOrder />} failed={t('failed')}>
          {details => (
            <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
              <Summary details={details} />
              <History history={details.history} />
              <Money money={details.money} />
              <EventsOfOrder details={details} />
              {role === 'admin' && (
                <Card label={t('acts.title')} className="divide-y xl:col-span-2">
                  <CheckSection orderId={orderId} />
                  {details.isRefundable && <RefundSection details={details} />}
                </Card>
              )}
            </div>
          )}
        </QueryState>
      )}
    </AdminPage>
  )
}

type Part = { details: OrderDetails }

function Summary({ details: { order, waits, creditedTo } }: Part) {
  const { user, planName, billingPeriod, amount, price, credit, invoice, status, isDemo } = order
  return (
    <Card title={t('order')}>
      <div>
        <OrderStatusBadge status={status} />
      </div>
      {waits && <p className="text-sm">{sentenceOf(waits)}</p>}
      <Facts
        facts={[
          [t('user'), <OrderUser key="user" user={user} />],
          [t('plan'), t(`periods.${billingPeriod}`, { plan: planLabel(planName) })],
          [t('details.price'), inRupees(price)],
          [t('details.credit'), inRupees(credit)],
          [t('amount'), inRupees(amount)],
          [t('invoice'), invoice ?? t('noInvoice')],
          ...(creditedTo === null
            ? []
            : [[t('details.creditedTo'), <OrderLink key="credited" id={creditedTo} />] as const]),
        ]}
      />
      {isDemo && <p className="text-sm text-ink-soft">{t('details.demo')}</p>}
    </Card>
  )
}

/** Returns why an order has not ended, and when it is checked next. */
function sentenceOf({ reason, checks, isUnanswered, nextCheckAt }: Wait): string {
  return t('wait.sentence', {
    reason: isUnanswered ? t('wait.unanswered') : t(`wait.reasons.${reason}`),
    details: t('wait.checked', { count: checks }),
    next: nextCheckAt === null ? t('wait.noCheck') : t('wait.nextCheck', { when: when(nextCheckAt) }),
  })
}

function History({ history }: { history: readonly HistoryEntry[] }) {
  return (
    <Card title={t('details.history')} aside={t('details.localTime')}>
      <ol aria-label={t('details.history')} className="grid gap-2 text-sm">
        {history.map(({ at, kind, by, text }, place) => (
          <li key={place} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {t(`details.kinds.${kind}`, { name: by ?? t('details.command'), number: text ?? '' })}
            </span>
            <time dateTime={at} className="text-ink-soft">
              {when(at)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const MONEY_COLUMNS: readonly Column<MoneyEntry>[] = [
  {
    id: 'entry',
    header: t('details.entry'),
    isText: true,
    cell: ({ id, reason }) => (
      <>
        {reason === null ? t('details.payment') : t(`details.reasons.${reason}`)}
        <p className="font-mono text-xs text-ink-soft wrap-anywhere">{id}</p>
      </>
    ),
  },
  {
    id: 'amount',
    header: t('amount'),
    isNumber: true,
    cell: ({ kind, amount }) => (kind === 'payment' ? inRupees(amount) : `−${inRupees(amount)}`),
  },
  { id: 'state', header: t('status'), cell: ({ state }) => t(`details.states.${state}`) },
  {
    id: 'date',
    header: t('date'),
    isNumber: true,
    isMinor: true,
    cell: ({ at }) => <time dateTime={at}>{when(at)}</time>,
  },
]

function Money({ money }: { money: readonly MoneyEntry[] }) {
  return (
    <Card title={t('details.money')} className="grid content-start gap-4 py-5 [&>header]:px-5">
      {money.length === 0 ? (
        <p className="px-5 text-sm text-ink-soft">{t('details.noMoney')}</p>
      ) : (
        <Table label={t('details.money')} columns={MONEY_COLUMNS} rows={money} keyOf={({ id }) => id} />
      )}
    </Card>
  )
}

function EventsOfOrder({ details: { events } }: Part) {
  return (
    <Card title={t('details.events')} className="grid content-start gap-4 py-5 [&>header]:px-5">
      {events.length === 0 ? (
        <p className="px-5 text-sm text-ink-soft">{t('details.noEvents')}</p>
      ) : (
        <EventTable events={events} />
      )}
    </Card>
  )
}

const LoadingOrder = () => (
  <div role="status" aria-label={t('details.loading')} className="grid gap-5 xl:grid-cols-2">
    {[1, 2, 3, 4].map(card => (
      <Skeleton key={card} className="h-44 rounded-xl" />
    ))}
  </div>
)
