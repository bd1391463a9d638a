import { ChevronDown } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { DropdownMenu, MenuChoice } from '#client/shared/ui/overlay/DropdownMenu.tsx'
import { sharing } from '#schema/messages/en/sharing.ts'
import { keysOf } from '#schema/shared/records.ts'
import type { LinkDays } from '#schema/sharing/inviteLink.ts'

const t = translator(sharing)

const DAYS = { never: null, day: 1, week: 7, month: 30 } as const satisfies Record<string, LinkDays>
const TIMES = keysOf(DAYS)
const OPTIONS = TIMES.map(value => ({ value, label: t(`link.times.${value}`) }))

type Props = { days: LinkDays; onChange: (days: LinkDays) => void }

/** Chooses for how long a link works. The time begins again with each choice. */
export function LinkTimeMenu({ days, onChange }: Props) {
  const value = TIMES.find(time => DAYS[time] === days) ?? 'never'
  return (
    <DropdownMenu
      trigger={
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('link.timeButton', { time: t(`link.times.${value}`) })}
        >
          {t(`link.times.${value}`)} <ChevronDown aria-hidden />
        </Button>
      }
    >
      <MenuChoice
        label={t('link.time')}
        value={value}
        onChange={chosen => onChange(DAYS[chosen])}
        options={OPTIONS}
        closes
      />
    </DropdownMenu>
  )
}
