import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Link } from 'wouter'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { plansQuery } from '#client/shared/api/plans.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { pathOfInvoice } from '#schema/invoices/invoiceNumber.ts'
import { payments } from '#schema/messages/en/payments.ts'
import { inRupees, onDay, onDayInIndia } from '#schema/payments/shown.ts'
import type { PlanName } from '#schema/plans/contract.ts'
import type { Subscription } from '#schema/subscriptions/contract.ts'
import { covers, planAfter } from '#schema/subscriptions/plan.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { useInvoices, usePdf } from './invoices.ts'
import { useCancellation, useSubscription } from './queries.ts'

const t = translator(payments)

/** The plan with its paid time, and the invoices. */
export function BillingPane() {
  const subscription = useSubscription()
  const list = useInvoices()
  return (
    <>
      <Section title={t('billing.plan')}>
        <QueryState query={subscription} loading={<Skeleton className="h-20 w-full max-w-lg" />}>
          {found => <Plan subscription={found} />}
        </QueryState>
      </Section>
      <Section title={t('billing.invoices')} text={t('billing.invoicesText')}>
        <QueryState query={list} loading={<Skeleton className="h-10 w-full max-w-lg" />}>
          {found =>
            found.length === 0 ? (
              <p className="text-sm text-ink-soft">{t('billing.noInvoices')}</p>
            ) : (
              <ul className="grid w-full max-w-lg divide-y text-sm">
                {found.map(({ number, issuedAt, plan, total, refundedAt }) => (
                  <li
                    key={number}
                    className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-1"
                  >
                    <div>
                      <Link to={pathOfInvoice(number)} className={buttonClass({ variant: 'link' })}>
                        {number}
                      </Link>
                      <p className="text-ink-soft">
                        {plan} · {onDayInIndia(issuedAt)}
                      </p>
                      {refundedAt !== null && (
                        <p className="text-ink-soft">
                          {t('billing.refunded', { date: onDayInIndia(refundedAt) })}
                        </p>
                      )}
                    </div>
                    <span className="tabular-nums">{inRupees(total)}</span>
                    <PdfButton number={number} />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryState>
      </Section>
    </>
  )
}

function PdfButton({ number }: { number: string }) {
  const { start, isPending } = usePdf(number)
  return (
    <IconButton
      size="sm"
      label={t('billing.pdf', { number })}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={start}
    >
      <Download aria-hidden />
    </IconButton>
  )
}

function Plan({ subscription }: { subscription: Subscription }) {
  const { state, paidUntil, isCanceled, terms, givenPlan, givenUntil } = subscription
  const { subscriptionPlan } = useCurrentUser()
  const plans = useQuery(plansQuery).data
  const nameOf = (plan: PlanName) => plans?.find(({ name }) => name === plan)?.displayName ?? plan
  const [running, ...later] = terms
  const ends = running?.endsAt ?? paidUntil
  const end = ends === null ? '' : onDay(ends)
  const plan = nameOf(subscriptionPlan)
  const line = state === 'paid' && isCanceled ? 'canceled' : state
  const isGiven = covers(givenPlan, subscriptionPlan)
  const given =
    givenUntil === null
      ? t('billing.given', { plan })
      : t('billing.givenUntil', { plan, end: onDay(givenUntil) })
  const after = planAfter(subscription)
  return (
    <div className="grid w-full max-w-lg gap-3 text-sm">
      <p role="status">{isGiven ? given : t(`billing.${line}`, { plan, end })}</p>
      {isGiven && running && (
        <p className="text-ink-soft">
          {t(isCanceled ? 'billing.canceled' : 'billing.running', { plan: nameOf(running.planName), end })}
        </p>
      )}
      {later.map(({ planName, startsAt, endsAt }) => (
        <p key={startsAt} className="text-ink-soft">
          {t('billing.later', { plan: nameOf(planName), start: onDay(startsAt), end: onDay(endsAt) })}
        </p>
      ))}
      {after !== 'free' && !isGiven && (
        <p className="text-ink-soft">{t('billing.givenLater', { plan: nameOf(after) })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {/* No order adds anything to the highest plan, while it has no end. */}
        {!(givenUntil === null && covers(givenPlan, 'pro')) && (
          <Link to="/subscribe" className={buttonClass({ variant: 'ink' })}>
            {t('billing.order')}
          </Link>
        )}
        <a href="/pricing" className={buttonClass()}>
          {t('billing.compare')}
        </a>
        {state === 'paid' && <Cancellation isCanceled={isCanceled} />}
      </div>
      {isCanceled && state === 'paid' && !isGiven && (
        <p className="text-ink-soft">
          {t('billing.canceling', {
            plan: nameOf(after),
            end: paidUntil === null ? '' : onDay(paidUntil),
          })}
        </p>
      )}
    </div>
  )
}

function Cancellation({ isCanceled }: { isCanceled: boolean }) {
  const { mutate, isPending, error } = useCancellation()
  return (
    <>
      <Button busy={isPending} onClick={() => mutate(!isCanceled)}>
        {t(isCanceled ? 'billing.resume' : 'billing.cancel')}
      </Button>
      {error && <Problem>{t('billing.failed', { reason: failureText(error) })}</Problem>}
    </>
  )
}
