import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'

import { call } from '#client/shared/api/call.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { WorkspacePage } from '#client/shared/ui/layout/WorkspacePage.tsx'
import { pages } from '#schema/messages/en/pages.ts'
import { payments } from '#schema/messages/en/payments.ts'
import { demoOutcome, type DemoOutcome } from '#schema/payments/contract.ts'
import * as endpoints from '#schema/payments/endpoints.ts'
import { inRupees } from '#schema/payments/shown.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

const t = translator(payments)
const tPages = translator(pages)

/** The page of a payment service that moves no money: the payer chooses the outcome. */
export function DemoPaymentPage() {
  const [sessionId] = useState(() => new URLSearchParams(window.location.search).get('session') ?? '')
  const order = useQuery({
    queryKey: ['demo-payment', sessionId],
    queryFn: ({ signal }) => call(endpoints.readDemo, { params: { sessionId } }, { signal }),
    staleTime: 0,
  })
  return (
    <WorkspacePage title={tPages('headings.demo-payment')} text={t('demo.text')}>
      <Card className="grid max-w-xl gap-5 p-6">
        <QueryState query={order} loading={<Skeleton className="h-40" />}>
          {({ orderId, amount, isOpen }) => (
            <>
              <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
                <dt className="text-ink-soft">{t('demo.amount')}</dt>
                <dd className="font-semibold tabular-nums">{inRupees(amount)}</dd>
                <dt className="text-ink-soft">{t('demo.order')}</dt>
                <dd className="min-w-0 break-all">{orderId}</dd>
              </dl>
              {isOpen ? <Outcomes sessionId={sessionId} orderId={orderId} /> : <Over orderId={orderId} />}
            </>
          )}
        </QueryState>
      </Card>
    </WorkspacePage>
  )
}

const pageOf = (orderId: string): string => `/payment/demo-success?order_id=${orderId}`

function Outcomes({ sessionId, orderId }: { sessionId: string; orderId: string }) {
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: (outcome: DemoOutcome) =>
      call(endpoints.payDemo, { params: { sessionId }, body: { outcome } }),
    // As a payment service does, with a whole new page.
    onSuccess: () => window.location.assign(pageOf(orderId)),
  })
  return (
    <>
      {error && <Problem>{failureText(error)}</Problem>}
      <div className="grid gap-2">
        {demoOutcome.options.map(outcome => (
          <Button
            key={outcome}
            size="lg"
            variant={outcome === 'paid' ? 'primary' : 'secondary'}
            busy={(isPending || isSuccess) && variables === outcome}
            onClick={() => mutate(outcome)}
          >
            {t(`demo.${outcome}`)}
          </Button>
        ))}
      </div>
    </>
  )
}

const Over = ({ orderId }: { orderId: string }) => (
  <>
    <p role="status">{t('demo.over')}</p>
    <Link to={pageOf(orderId)} className={buttonClass()}>
      {t('demo.back')}
    </Link>
  </>
)
