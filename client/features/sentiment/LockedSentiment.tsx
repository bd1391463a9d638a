import { Lock } from 'lucide-react'

import { usePlans } from '#client/shared/api/plans.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { requiredPlan } from '#schema/plans/rules.ts'
import { plans as planMessages } from '#schema/messages/en/plans.ts'
import { sentiment } from '#schema/messages/en/sentiment.ts'

import { MarkedText } from './MarkedText.tsx'
import { ReportPanel } from './ReportPanel.tsx'
import { SAMPLE } from './sample.ts'

const t = translator(sentiment)
const tPlans = translator(planMessages)

/** The screen for a plan without reports: which plan has them, and a real report on a sample. */
export function LockedSentiment() {
  const plans = usePlans()
  const required = requiredPlan('sentimentAnalysis', plans ?? [])
  const feature = tPlans('features.sentimentAnalysis')
  return (
    <div className="grid gap-5">
      <div className="flex items-start gap-3 rounded-xl bg-warning-tint px-4 py-3.5 text-sm text-warning">
        <Lock className="mt-0.5 size-4 shrink-0" aria-hidden />
        <p>
          {plans && (
            <strong className="font-medium">
              {required
                ? tPlans('lock.needed', { feature, plan: required.displayName })
                : tPlans('lock.inNone', { feature })}
            </strong>
          )}{' '}
          {t('lockedText')}
        </p>
      </div>
      <section
        aria-label={t('sampleReport')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the page scrolls and has no control (WCAG 2.1.1)
        tabIndex={0}
        className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-8"
      >
        <div className="grid gap-4 rounded-xl bg-paper px-4 py-5 shadow-sheet sm:px-6 sm:py-7">
          <h2 className="text-sm font-semibold text-ink-faint">{t('locked')}</h2>
          <MarkedText text={SAMPLE.text} sentences={SAMPLE.report.sentences} />
          <p className="text-sm text-ink-faint">{t('legend')}</p>
        </div>
        <div className="rounded-xl bg-paper p-4 shadow-sheet sm:p-5">
          <ReportPanel shown={SAMPLE} onSofter={null} />
        </div>
      </section>
    </div>
  )
}
