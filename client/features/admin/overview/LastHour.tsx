import { memo } from 'react'

import { locale, translator } from '#client/shared/messages/translator.ts'
import type { ActivityKind } from '#schema/activity/contract.ts'
import { adminOverview } from '#schema/messages/en/adminOverview.ts'
import { keysOf } from '#schema/shared/records.ts'

import { Bars } from './Bars.tsx'
import { minutesOf, type LiveOverview } from './feed.ts'

const t = translator(adminOverview)

const HOUR = {
  actions: ['ai-action'],
  checks: ['check'],
  errors: ['error'],
} as const satisfies Record<string, readonly ActivityKind[]>

const CLOCK = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
const COUNT = new Intl.NumberFormat('en')

type Props = {
  minutes: LiveOverview['minutes']
  /** The beginning of the current one, in milliseconds since 1970. */
  minute: number
}

/** The acts of each minute of the last hour. */
export const LastHour = memo(({ minutes, minute }: Props) =>
  keysOf(HOUR).map(name => {
    const hour = minutesOf({ minutes }, HOUR[name], minute)
    const total = hour.reduce((sum, { value }) => sum + value, 0)
    return (
      <Bars
        key={name}
        title={t(`hour.${name}`)}
        aside={`${COUNT.format(total)} · ${t('lastHour')}`}
        columns={[t('minute'), t('count')]}
        bars={hour.map(({ at, value }) => ({
          label: CLOCK.format(new Date(at)),
          value,
          text: COUNT.format(value),
        }))}
      />
    )
  }),
)
