import { translator } from '#client/shared/messages/translator.ts'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import type { Dashboard } from '#schema/dashboard/contract.ts'
import { dashboard } from '#schema/messages/en/dashboard.ts'

const t = translator(dashboard)

/** The user's words, fixes and streak. */
export function Stats({ board: { week, total, streak } }: { board: Dashboard }) {
  const values = [
    {
      label: t('words'),
      value: t('number', { count: week.words }),
      hint: t('wordsTotal', { count: total.words }),
    },
    {
      label: t('fixes'),
      value: t('number', { count: total.fixes }),
      hint: t('fixesWeek', { count: week.fixes }),
    },
    {
      label: t('streak'),
      value: t('days', { count: streak.current }),
      hint: t('best', { count: streak.best }),
    },
  ]
  return (
    <Card label={t('stats')} className="overflow-hidden">
      <dl className="grid h-full gap-px bg-line sm:grid-cols-3">
        {values.map(({ label, value, hint }) => (
          <div
            key={label}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0.5 bg-paper px-5 py-4 sm:grid-cols-1 sm:content-center"
          >
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="row-span-2 self-center font-serif text-xl font-semibold tabular-nums sm:row-span-1 sm:self-auto lg:text-title">
              {value}
            </dd>
            <dd className="text-sm text-ink-faint tabular-nums">{hint}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
