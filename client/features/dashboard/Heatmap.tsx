import { locale, translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { Chart } from '#client/shared/ui/layout/Chart.tsx'
import type { ActivityDay } from '#schema/dashboard/contract.ts'
import type { Day } from '#schema/dashboard/days.ts'
import { dashboard } from '#schema/messages/en/dashboard.ts'

import { heatOf, placesOf, type Heat } from './heat.ts'

const t = translator(dashboard)

const COLORS: Record<Heat, string> = {
  0: 'bg-sunk',
  1: 'bg-brand/20',
  2: 'bg-brand/45',
  3: 'bg-brand/70',
  4: 'bg-brand',
}
const HEATS = [0, 1, 2, 3, 4] as const satisfies Heat[]
/** From Monday, which 2024 began with. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7].map(day =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day)),
)

const FORMAT = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const nameOf = (day: Day): string => FORMAT.format(new Date(`${day}T00:00:00Z`))

const COLUMNS = [t('table.day'), t('table.words'), t('table.fixes'), t('table.counts')]

/** The last days as squares in weeks. */
export function Heatmap({ days }: { days: readonly ActivityDay[] }) {
  const rows = days.map(({ day, words, fixes, active }) => ({
    label: nameOf(day),
    values: [words, fixes, t(active ? 'table.yes' : 'table.no')],
  }))
  return (
    <Chart caption={t('activity')} columns={COLUMNS} rows={rows}>
      <div className="grid grid-cols-7 gap-1.5 text-center text-xs text-ink-faint">
        {WEEKDAYS.map(name => (
          <span key={name}>{name}</span>
        ))}
        {placesOf(days).map(({ day, column, row }) => (
          <span
            key={day.day}
            title={t('dayTitle', { day: nameOf(day.day), words: day.words, fixes: day.fixes })}
            className={cn('h-7 rounded', COLORS[heatOf(day)])}
            style={{ gridColumn: column, gridRow: row + 1 }}
          />
        ))}
      </div>
      <div className="mt-3 flex items-center gap-1.5 text-xs text-ink-faint">
        {t('less')}
        {HEATS.map(heat => (
          <span key={heat} className={cn('size-3 rounded-sm', COLORS[heat])} />
        ))}
        {t('more')}
      </div>
    </Chart>
  )
}
