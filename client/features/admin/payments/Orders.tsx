import { useInfiniteQuery } from '@tanstack/react-query'
import { ReceiptIndianRupee } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import { SearchField } from '#client/shared/ui/form/SearchField.tsx'
import { ORDER_SEARCH_MAX, orderFilters, type ListedOrder } from '#schema/admin/payments.ts'
import { adminPayments } from '#schema/messages/en/adminPayments.ts'
import { orderStatus } from '#schema/payments/contract.ts'
import { inRupees } from '#schema/payments/shown.ts'

import { ChoiceOrAny } from '../Choice.tsx'
import { FoundList } from '../FoundList.tsx'
import { planLabel } from '../planLabel.ts'
import type { Column } from '../Table.tsx'
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
        <ChoiceOrAny
          any={t('any')}
          label={t('status')}
          options={orderStatus.options}
          value={filters.status}
          nameOf={statusLabel}
          onChange={status => change({ status })}
        />
      </search>
      <FoundList
        label={t('orders')}
        columns={COLUMNS}
        query={query}
        words={{
          loading: t('loading'),
          failed: t('failed'),
          none: t('none'),
          noneText: t('noneText'),
          more: t('more'),
          moreFailed: t('moreFailed'),
        }}
        icon={<ReceiptIndianRupee />}
      />
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
