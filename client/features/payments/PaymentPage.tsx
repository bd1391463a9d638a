import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { plansQuery } from '#client/shared/api/plans.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { Main } from '#client/shared/ui/layout/Main.tsx'
import { payments } from '#schema/messages/en/payments.ts'
import { orderId, type Order } from '#schema/payments/contract.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { isMissing, useOrder } from './orders.ts'

const t = translator(payments)

/** The outcome of an order. The address only names it. */
export function PaymentPage() {
  const [id] = useState(() => {
    const named = orderId.safeParse(new URLSearchParams(window.location.search).get('order_id'))
    return named.success ? named.data : null
  })
  return (
    <Main className="min-w-0 grow overflow-y-auto">
      <Card className="mx-auto mt-6 w-[calc(100%-2rem)] max-w-xl p-6 sm:mt-16 sm:p-8">
        <div role="status" className="grid gap-4">
          {id === null ? <Gone /> : <Result id={id} />}
        </div>
      </Card>
    </Main>
  )
}

function Result({ id }: { id: string }) {
  const order = useOrder(id)
  if (isMissing(order.error)) return <Gone />
  return (
    <QueryState query={order} loading={<Skeleton className="h-24" />}>
      {found => <Outcome order={found} />}
    </QueryState>
  )
}

function Outcome({ order }: { order: Order }) {
  const { subscriptionPlan } = useCurrentUser()
  const plans = useQuery(plansQuery).data
  const plan = plans?.find(({ name }) => name === order.planName)?.displayName ?? order.planName
  // It may begin after a higher one.
  const isOn = subscriptionPlan === order.planName
  const again = `/subscribe?plan=${order.planName}&period=${order.billingPeriod}`
  switch (order.status) {
    case 'open':
      return (
        <Told title={t('success.confirming')} text={t('success.confirmingText')}>
          <Link to={again} className={buttonClass()}>
            {t('success.again')}
          </Link>
        </Told>
      )
    case 'paid':
      return (
        <Told
          title={t(isOn ? 'success.paid' : 'success.paidOther', { plan })}
          text={t(isOn ? 'success.thanks' : 'success.billing')}
        >
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {t('success.write')}
          </Link>
        </Told>
      )
    case 'pending':
      return <Told title={t('success.pending')} text={t('success.pendingText')} />
    case 'failed':
    case 'dropped':
    case 'closed':
      return (
        <Told title={t(`success.${order.status}`)} text={t(`success.${order.status}Text`)}>
          <Link to={again} className={buttonClass({ variant: 'primary' })}>
            {t('success.again')}
          </Link>
          <a href="/pricing" className={buttonClass()}>
            {t('success.plans')}
          </a>
        </Told>
      )
    case 'refunding':
    case 'refunded':
      return (
        <Told title={t(`success.${order.status}`)} text={t(returnedText(order))}>
          <a href="/pricing" className={buttonClass()}>
            {t('success.plans')}
          </a>
        </Told>
      )
  }
}

function returnedText({ status, invoice }: Order) {
  if (status === 'refunded') return 'success.refundedText'
  // Without an invoice, the payment arrived too late to buy anything.
  return invoice === null ? 'success.refundingText' : 'success.refundingBought'
}

function Told({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <>
      <h1 className="font-serif text-title font-semibold text-balance">{title}</h1>
      <p className="text-ink-soft">{text}</p>
      {children && <div className="flex flex-wrap gap-2 pt-2">{children}</div>}
    </>
  )
}

const Gone = () => (
  <Told title={t('success.gone')} text={t('success.goneText')}>
    <a href="/pricing" className={buttonClass()}>
      {t('success.plans')}
    </a>
  </Told>
)
