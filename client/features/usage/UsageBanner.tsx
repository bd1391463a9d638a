import { useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { Gauge } from 'lucide-react'

import { CloseButton } from '#client/shared/ui/form/CloseButton.tsx'

import { quotaLevel, resetDay, type Quota, type QuotaLevel } from './quota.ts'
import { useUsage } from './usage.ts'

/** The banner that was closed last, as `level period`; it stays closed on this device until the next one is due. */
const closedAtom = atomWithStorage<string>('usage-banner-closed', '', undefined, { getOnInit: true })

/** Says from 80 % on how much of the month's allowance is left. */
export function UsageBanner() {
  const usage = useUsage()
  const [closed, setClosed] = useAtom(closedAtom)
  if (!usage) return null
  const level = quotaLevel(usage)
  const due = `${level} ${usage.resetsAt}`
  if (level === 'fine' || closed === due) return null
  return (
    <div
      role="status"
      className="flex min-h-11 items-center gap-3 border-b bg-warning-tint px-4 text-sm text-warning"
    >
      <Gauge className="size-4 shrink-0" aria-hidden />
      <p className="grow py-1.5">{bannerText(level, usage)}</p>
      <CloseButton
        aria-label="Close the notice"
        className="text-warning! hover:text-warning!"
        onClick={() => setClosed(due)}
      />
    </div>
  )
}

function bannerText(level: Exclude<QuotaLevel, 'fine'>, { used, limit, resetsAt }: Quota): string {
  const day = resetDay(resetsAt)
  switch (level) {
    case 'near':
      return `You have used ${used} of ${limit} AI queries; ${limit - used} left until ${day}.`
    case 'spent':
      return `All ${limit} AI queries of this month are used. New ones are yours on ${day}; corrections stay free.`
  }
}
