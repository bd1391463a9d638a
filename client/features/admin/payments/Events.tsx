import { useInfiniteQuery } from '@tanstack/react-query'
import { Webhook } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Select } from '#client/shared/ui/form/Select.tsx'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import type { PaymentEvent } from '#schema/admin/payments.ts'
import { adminPayments } from '#schema/messages/en/adminPayments.ts'
import { orderId as orderIdSchema } from '#schema/payments/contract.ts'

import { Found } from '../Found.tsx'
import { More } from '../More.tsx'
import { Table, type Column } from '../Table.tsx'
import { useChoice } from '../useFilters.ts'
import { when } from '../when.ts'
import { OrderLink } from './OrderLinks.tsx'
import { Loading } from './Orders.tsx'
import { eventsQuery } from './queries.ts'

const t = translator(adminPayments)

/** The events of the payment service, all or those that have failed. */
export function Events() {
  const [shown, setShown] = useChoice('show', ['all', 'failed'])
  const query = useInfiniteQuery(eventsQuery(shown === 'failed'))
  return (
    <>
      <search className="grid items-end gap-3 p-5 sm:grid-cols-[12rem]">
        <Field label={t('log.failing')}>
          {control => (
            <Select
              control={control}
              value={shown}
              options={[
                { value: 'all', label: t('log.all') },
                { value: 'failed', label: t('log.onlyFailed') },
              ]}
              onChange={setShown}
            />
          )}
        </Field>
      </search>
      <Found query={query} />
      <QueryState query={query} loading={<Loading />} failed={t('failed')} failedClass="border-t p-5">
        {events =>
          events.length === 0 ? (
            <EmptyState
              className="border-t"
              icon={<Webhook />}
              title={t('log.none')}
              description={t('log.noneText')}
            />
          ) : (
            <div className="border-t">
              <EventTable events={events} withOrder />
              <More query={query} label={t('more')} failed={t('moreFailed')} />
            </div>
          )
        }
      </QueryState>
    </>
  )
}

/** Events, with the order of each if they are not of one. */
export const EventTable = ({
  events,
  withOrder = false,
}: {
  events: readonly PaymentEvent[]
  withOrder?: boolean
}) => (
  <Table
    label={t('events')}
    columns={withOrder ? [TYPE, ORDER, OUTCOME, RECEIVED] : [TYPE, OUTCOME, RECEIVED]}
    rows={events}
    keyOf={({ id }) => id}
  />
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
