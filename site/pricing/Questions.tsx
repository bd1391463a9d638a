import { pricing } from '#schema/messages/en/pricing.ts'
import type { PlanName } from '#schema/plans/contract.ts'
import type { PricedPlan } from '#schema/plans/priced.ts'
import { Question } from '#site/ui/Question.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

/** Ten questions with their answers. Their numbers come from the plans. */
export function Questions({ plans }: { plans: readonly PricedPlan[] }) {
  const t = useTranslator(pricing)
  const planOf = (name: PlanName) => plans.find(plan => plan.name === name)
  const people = (name: PlanName) => planOf(name)?.documentPeople ?? 1
  const entries = [
    ['free', t('questions.free.answer', { limit: Math.max(planOf('free')?.monthlyLimit ?? 100, 0) })],
    ['query', t('questions.query.answer')],
    ['exhausted', t('questions.exhausted.answer')],
    ['renew', t('questions.renew.answer')],
    ['cancel', t('questions.cancel.answer')],
    ['upgrade', t('questions.upgrade.answer')],
    [
      'collaboration',
      t('questions.collaboration.answer', { premium: people('premium'), pro: people('pro') }),
    ],
    ['currency', t('questions.currency.answer')],
    ['data', t('questions.data.answer')],
    ['pay', t('questions.pay.answer')],
  ] as const
  return (
    <section aria-labelledby="questions" className="below-fold mt-20 max-w-3xl">
      <h2 id="questions" className="font-serif text-title font-semibold">
        {t('questions.title')}
      </h2>
      <div className="mt-6 divide-y border-y">
        {entries.map(([key, text]) => (
          <Question key={key} question={t(`questions.${key}.question`)}>
            <p className="text-sm leading-relaxed text-ink-soft">{text}</p>
          </Question>
        ))}
      </div>
    </section>
  )
}
