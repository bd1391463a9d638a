import { useInfiniteQuery } from '@tanstack/react-query'
import { ReceiptIndianRupee } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { SearchField } from '#client/shared/ui/form/SearchField.tsx'
import { Select } from '#client/shared/ui/form/Select.tsx'
import { ORDER_SEARCH_MAX, orderFilters, type ListedOrder } from '#schema/admin/payments.ts'
import { adminPayments } from '#schema/messages/en/adminPayments.ts'
import { orderStatus, type OrderStatus } from '#schema/payments/contract.ts'
import { inRupees } from '#schema/payments/shown.ts'

import { Found } from '../Found.tsx'
import { More } from '../More.tsx'
import { planLabel } from '../planLabel.ts'
import { Table, type Column } from '../Table.tsx'
import { useFilters } from '../useFilters.ts'
import { when } from '../when.ts'
import { OrderLink, OrderUser } from './OrderLinks.tsx'
import { OrderStatusBadge, statusLabel } from './OrderStatusBadge.tsx'
import { ordersQuery } from './queries.ts'

const t = translator(adminPayments)

/** The orders of all users, with search and a filter. */
export function Orders() {
  const { filters, change, typed, type } = useFilters(orderFilters, 'search')
  const query = useInfiniteQuery(ordersQuery(filters))
  return (
    <>
      <search className="grid items-end gap-3 p-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <SearchField label={t('search')} maxLength={ORDER_SEARCH_MAX} value={typed} onChange={type} />
        <Field label={t('status')}>
          {control => (
            <Select<OrderStatus | ''>
              control={control}
              value={filters.status ?? ''}
              options={[
                { value: '', label: t('any') },
                ...orderStatus.options.map(value => ({ value, label: statusLabel(value) })),
              ]}
              onChange={chosen => change({ status: chosen === '' ? undefined : chosen })}
            />
          )}
        </Field>
      </search>
      <Found query={query} />
      <QueryState query={query} loading={<Loading />} failed={t('failed')} failedClass="border-t p-5">
        {orders =>
          orders.length === 0 ? (
            <EmptyState
              className="border-t"
              icon={<ReceiptIndianRupee />}
              title={t('none')}
              description={t('noneText')}
            />
          ) : (
            <div className="border-t">
              <Table label={t('orders')} columns={COLUMNS} rows={orders} keyOf={({ id }) => id} />
              <More query={query} label={t('more')} failed={t('moreFailed')} />
            </div>
          )
        }
      </QueryState>
    </>
  )
}

const COLUMNS: readonly Column<ListedOrder>[] = [
  { id: 'order', header: t('order'), cell: ({ id }) => <OrderLink id={id} /> },
  { id: 'user', header: t('user'), isText: true, cell: ({ user }) => <OrderUser user={user} /> },
  {
    id: 'plan',
    header: t('plan'),
    isMinor: true,
    cell: ({ planName, billingPeriod }) => t(`periods.${billingPeriod}`, { plan: planLabel(planName) }),
  },
  { id: 'amount', header: t('amount'), isNumber: true, cell: ({ amount }) => inRupees(amount) },
  { id: 'status', header: t('status'), cell: ({ status }) => <OrderStatusBadge status={status} /> },
  { id: 'invoice', header: t('invoice'), isMinor: true, cell: ({ invoice }) => invoice ?? t('noInvoice') },
  {
    id: 'date',
    header: t('date'),
    isNumber: true,
    isMinor: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{when(createdAt)}</time>,
  },
]

export const Loading = () => (
  <div role="status" aria-label={t('loading')} className="grid gap-3 border-t p-5">
    {[1, 2, 3, 4].map(row => (
      <Skeleton key={row} className="h-10" />
    ))}
  </div>
)
