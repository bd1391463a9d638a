import { useAtomValue } from 'jotai'
import { Suspense, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { everyMinute } from '#client/shared/lib/everyMinute.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { store } from '#client/shared/lib/store.ts'
import { storedAtom } from '#client/shared/lib/storedAtom.ts'
import { planAfter } from '#schema/subscriptions/plan.ts'
import { isLower, type PaidPlan } from '#schema/subscriptions/terms.ts'

import { endingOf } from './ending.ts'
import { useSubscription } from './queries.ts'

const PlanEndNotice = onDemand(async () => (await import('./PlanEndNotice.tsx')).PlanEndNotice, {
  ahead: true,
})

/**
 * The last closed banner, as `ending end`. It stays closed on this device: the next one is about the
 * grace, or another end.
 */
const closedOn = storedAtom('plan-end-banner-closed', z.string(), '')

/** Says that the plan ends soon, or has ended and stays for some days. */
export function PlanEndBanner() {
  const { subscriptionPlan } = useCurrentUser()
  return subscriptionPlan === 'free' ? null : <BannerOf plan={subscriptionPlan} />
}

function BannerOf({ plan }: { plan: PaidPlan }) {
  const { data } = useSubscription()
  const closed = useAtomValue(closedOn)
  // It comes with the time too.
  const ending = useSyncExternalStore(everyMinute, () => (data ? endingOf(data, Date.now()) : null))
  // A plan that was given may stay.
  if (!data?.paidUntil || ending === null || !isLower(planAfter(data), plan)) return null
  const due = `${ending} ${data.paidUntil}`
  if (closed === due) return null
  return (
    <Suspense>
      <PlanEndNotice
        plan={plan}
        ending={ending}
        paidUntil={data.paidUntil}
        onClose={() => store.set(closedOn, due)}
      />
    </Suspense>
  )
}
