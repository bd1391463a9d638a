import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'

import { plansQuery } from '#client/shared/api/plans.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Banner } from '#client/shared/ui/feedback/Banner.tsx'
import { payments } from '#schema/messages/en/payments.ts'
import { onNearDay } from '#schema/payments/shown.ts'
import type { PaidPlan } from '#schema/subscriptions/terms.ts'

import { graceEndOf, type Ending } from './ending.ts'

const t = translator(payments)

const LOOKS: Record<Ending, string> = {
  ends: 'bg-paper text-ink-soft',
  grace: 'bg-warning-tint text-warning',
}

type Props = { plan: PaidPlan; ending: Ending; paidUntil: string; onClose: () => void }

/** The line about the end of a plan, with the way to its next month. */
export function PlanEndNotice({ plan, ending, paidUntil, onClose }: Props) {
  const { data: plans, isPending } = useQuery(plansQuery)
  if (isPending) return null
  const sold = plans?.find(each => each.name === plan)
  const name = sold?.displayName ?? plan
  const day = onNearDay(paidUntil)
  return (
    <Banner
      look={LOOKS[ending]}
      icon={<CalendarClock aria-hidden />}
      {...(sold && { action: { label: t('ending.renew'), path: `/subscribe?plan=${plan}` } })}
      close={{ label: t('ending.close'), run: onClose }}
    >
      {ending === 'ends'
        ? t('ending.ends', { plan: name, day })
        : t('ending.grace', { plan: name, day, last: onNearDay(graceEndOf(paidUntil)) })}
    </Banner>
  )
}
