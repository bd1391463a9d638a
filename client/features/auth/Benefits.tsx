import { Check } from 'lucide-react'

import { usePlans } from '#client/shared/api/plans.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { auth } from '#schema/messages/en/auth.ts'

import { SampleSheet } from './SampleSheet.tsx'

const t = translator(auth)

/** The benefits of a free account; the numbers come from the plan. */
export function Benefits() {
  const free = usePlans()?.find(plan => plan.name === 'free')
  const benefits = [
    ...(free ? [t('signUp.queries', { limit: free.monthlyLimit }), ...free.features] : []),
    t('signUp.noCard'),
  ]
  return (
    <div className="grid w-full max-w-md gap-10">
      <SampleSheet />
      <div className="grid gap-4">
        <h2 className="text-sm font-semibold">{t('signUp.benefits')}</h2>
        <ul className="grid gap-3">
          {benefits.map(benefit => (
            <li key={benefit} className="flex items-start gap-3 text-ink-soft">
              <Check className="mt-1 size-4 shrink-0 text-brand-text" aria-hidden />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
