import { memo } from 'react'

import { locale, translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import type { OverviewDay } from '#schema/activity/contract.ts'
import { adminOverview } from '#schema/messages/en/adminOverview.ts'

import { Bars } from './Bars.tsx'
import type { LiveOverview } from './feed.ts'

const t = translator(adminOverview)

const DAY = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
const COUNT = new Intl.NumberFormat('en')
const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** The last 30 days, which change only when they are read. */
export const LastDays = memo(({ days, isDemo }: Pick<LiveOverview, 'days' | 'isDemo'>) =>
  days === null ? (
    <Problem>{t('days.failed')}</Problem>
  ) : (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
      <Days title={t('days.signUps')} days={days} of={day => day.signUps} format={COUNT} />
      <Days title={t('days.queries')} days={days} of={day => day.queries} format={COUNT} />
      <Days
        title={t(isDemo ? 'days.demoRevenue' : 'days.revenue')}
        days={days}
        of={day => day.revenue / 100}
        format={RUPEES}
        column={t('amount')}
      />
    </div>
  ),
)

type DaysProps = {
  title: string
  days: readonly OverviewDay[]
  of: (day: OverviewDay) => number
  format: Intl.NumberFormat
  /** The head of the values. */
  column?: string
}

function Days({ title, days, of, format, column = t('count') }: DaysProps) {
  const total = days.reduce((sum, day) => sum + of(day), 0)
  return (
    <Bars
      title={title}
      aside={`${format.format(total)} · ${t('lastDays')}`}
      columns={[t('day'), column]}
      bars={days.map(day => ({
        label: DAY.format(new Date(day.day)),
        value: of(day),
        text: format.format(of(day)),
      }))}
    />
  )
}
