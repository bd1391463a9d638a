import { translator } from '#client/shared/messages/translator.ts'
import { FeatureLock } from '#client/shared/plans/FeatureLock.tsx'
import { useFeatureLock } from '#client/shared/plans/useFeatureLock.ts'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { sentiment } from '#schema/messages/en/sentiment.ts'

import { MarkedText } from './MarkedText.tsx'
import { ReportPanel } from './ReportPanel.tsx'
import { SAMPLE } from './sample.ts'

const t = translator(sentiment)

/** The screen for a plan without reports: which plan has them, and a real report on a sample. */
export function LockedSentiment() {
  const lock = useFeatureLock('sentimentAnalysis')
  return (
    <div className="grid gap-5">
      <FeatureLock text={lock}>{t('lockedText')}</FeatureLock>
      <section
        aria-label={t('sampleReport')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the page scrolls and has no control (WCAG 2.1.1)
        tabIndex={0}
        className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-8"
      >
        <Card className="grid gap-4 px-4 py-5 sm:px-6 sm:py-7">
          <h2 className="text-sm font-semibold text-ink-faint">{t('locked')}</h2>
          <MarkedText text={SAMPLE.text} sentences={SAMPLE.report.sentences} />
          <p className="text-sm text-ink-faint">{t('legend')}</p>
        </Card>
        <Card className="p-4 sm:p-5">
          <ReportPanel shown={SAMPLE} onSofter={null} />
        </Card>
      </section>
    </div>
  )
}
