import { Check } from 'lucide-react'

import { usePlans } from '#client/shared/api/plans.ts'

import { SampleSheet } from './SampleSheet.tsx'

const ALWAYS = ['No credit card needed']

/** What an account gives; the plan's own figures come from the plan. */
export function Benefits() {
  const free = usePlans()?.find(plan => plan.name === 'free')
  const allowance =
    free && (free.monthlyLimit < 0 ? 'Unlimited AI queries' : `${free.monthlyLimit} AI queries every month`)
  return (
    <div className="grid w-full max-w-md gap-10">
      <SampleSheet />
      <div className="grid gap-4">
        <h2 className="text-sm font-semibold">Free to start</h2>
        <ul className="grid gap-3">
          {[...(allowance ? [allowance] : []), ...(free?.features ?? []), ...ALWAYS].map(benefit => (
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
