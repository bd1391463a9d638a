import { Snowflake } from 'lucide-react'

import { locale, translator } from '#client/shared/messages/translator.ts'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import type { Dashboard } from '#schema/dashboard/contract.ts'
import { ACTIVE_FIXES, ACTIVE_WORDS } from '#schema/dashboard/streak.ts'
import { dashboard } from '#schema/messages/en/dashboard.ts'

import { Heatmap } from './Heatmap.tsx'

const t = translator(dashboard)

const FORMAT = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
const weekdayOf = (day: string): string => FORMAT.format(new Date(`${day}T00:00:00Z`))

/** The last days, and whether a missed one would end the streak. */
export function Activity({ board: { days, streak } }: { board: Dashboard }) {
  const active = days.filter(day => day.active).length
  return (
    <Card title={t('activity')} aside={t('activityText', { count: active })}>
      <Heatmap days={days} />
      <div className="grid gap-1 border-t pt-3 text-sm">
        {streak.current > 0 && (
          <p className="flex items-start gap-2">
            <Snowflake className="mt-0.5 size-4 shrink-0 text-ink-faint" aria-hidden />
            {freezeText(streak)}
          </p>
        )}
        <p className="text-ink-faint">{t('freeze.rule', { words: ACTIVE_WORDS, fixes: ACTIVE_FIXES })}</p>
      </div>
    </Card>
  )
}

const freezeText = ({ frozenOn, freezeFrom }: Dashboard['streak']): string =>
  frozenOn === null
    ? t('freeze.ready')
    : t('freeze.used', { missed: weekdayOf(frozenOn), next: weekdayOf(freezeFrom) })
