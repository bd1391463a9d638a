import { useInfiniteQuery } from '@tanstack/react-query'
import { Webhook } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import type { PaymentEvent } from '#schema/admin/payments.ts'
import { adminPayments } from '#schema/messages/en/adminPayments.ts'
import { orderId as orderIdSchema } from '#schema/payments/contract.ts'

import { Choice } from '../Choice.tsx'
import { FoundList } from '../FoundList.tsx'
import { Table, type Column } from '../Table.tsx'
import { useChoice } from '../useFilters.ts'
import { when } from '../when.ts'
import { OrderLink } from './OrderLinks.tsx'
import { eventsQuery } from './queries.ts'

const t = translator(adminPayments)

const SHOWN = ['all', 'failed'] as const

/** The events of the payment service, all or those that have failed. */
export function Events() {
  const [shown, setShown] = useChoice('show', SHOWN)
  const query = useInfiniteQuery(eventsQuery(shown === 'failed'))
  return (
    <>
      <search className="grid items-end gap-3 p-5 sm:grid-cols-[12rem]">
        <Choice
          label={t('log.failing')}
          options={SHOWN}
          value={shown}
          nameOf={value => t(value === 'all' ? 'log.all' : 'log.onlyFailed')}
          onChange={setShown}
        />
      </search>
      <FoundList
        label={t('events')}
        columns={[TYPE, ORDER, OUTCOME, RECEIVED]}
        query={query}
        words={{
          loading: t('loading'),
          failed: t('failed'),
          none: t('log.none'),
          noneText: t('log.noneText'),
          more: t('more'),
          moreFailed: t('moreFailed'),
        }}
        icon={<Webhook />}
      />
    </>
  )
}

/** The events of an order. */
export const EventTable = ({ events }: { events: readonly PaymentEvent[] }) => (
  <Table label={t('events')} columns={[TYPE, OUTCOME, RECEIVED]} rows={events} keyOf={({ id }) => id} />
)

const TYPE: Column<PaymentEvent> = {
  id: 'type',
  header: t('log.event'),
  isText: true,
  cell: ({ type }) => <span className="font-mono text-xs wrap-anywhere">{type ?? t('log.unknownType')}</span>,
}

const ORDER: Column<PaymentEvent> = {
  id: 'order',
  header: t('order'),
  // An event may name anything.
  cell: ({ orderId }) =>
    orderIdSchema.safeParse(orderId).success && orderId !== null ? (
      <OrderLink id={orderId} />
    ) : (
      <bdi>{orderId ?? t('log.noOrder')}</bdi>
    ),
}

const OUTCOME: Column<PaymentEvent> = {
  id: 'outcome',
  header: t('log.outcome'),
  cell: ({ outcome, attempts, hasFailed }) => (
    <>
      {hasFailed && <Badge kind="danger">{t('log.failed')}</Badge>}{' '}
      {outcome === null ? t('log.waiting', { count: attempts }) : t(`log.outcomes.${outcome}`)}
    </>
  ),
}

const RECEIVED: Column<PaymentEvent> = {
  id: 'received',
  header: t('log.received'),
  isNumber: true,
  isMinor: true,
  cell: ({ receivedAt }) => <time dateTime={receivedAt}>{when(receivedAt)}</time>,
}
