import { locale, translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
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

/** The last days as squares in weeks, and the same as a table. */
export function Heatmap({ days }: { days: readonly ActivityDay[] }) {
  return (
    <div className="grid gap-3">
      <div aria-hidden className="grid grid-cols-7 gap-1.5 text-center text-xs text-ink-faint">
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
      <div aria-hidden className="flex items-center gap-1.5 text-xs text-ink-faint">
        {t('less')}
        {HEATS.map(heat => (
          <span key={heat} className={cn('size-3 rounded-sm', COLORS[heat])} />
        ))}
        {t('more')}
      </div>
      <div className="sr-only">
        <table>
          <caption>{t('activity')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('table.day')}</th>
              <th scope="col">{t('table.words')}</th>
              <th scope="col">{t('table.fixes')}</th>
              <th scope="col">{t('table.counts')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, words, fixes, active }) => (
              <tr key={day}>
                <th scope="row">{nameOf(day)}</th>
                <td>{words}</td>
                <td>{fixes}</td>
                <td>{t(active ? 'table.yes' : 'table.no')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
