import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import * as z from 'zod/mini'

import { onDemand } from '#client/shared/lib/onDemand.ts'
import { store } from '#client/shared/lib/store.ts'
import { storedAtom } from '#client/shared/lib/storedAtom.ts'

import { quotaLevel } from './quota.ts'
import { useUsage } from './usage.ts'

const UsageNotice = onDemand(async () => (await import('./UsageNotice.tsx')).UsageNotice, { ahead: true })

/**
 * The last closed banner, as `level period`. It stays closed on this device until the next one is
 * due.
 */
const closedOn = storedAtom('usage-banner-closed', z.string(), '')

/** From 80 % on, shows how much of the month's allowance is left. */
export function UsageBanner() {
  const { data: current } = useUsage()
  const closed = useAtomValue(closedOn)
  if (!current) return null
  const level = quotaLevel(current)
  const due = `${level} ${current.resetsAt}`
  if (level === 'fine' || closed === due) return null
  return (
    <Suspense>
      <UsageNotice level={level} quota={current} onClose={() => store.set(closedOn, due)} />
    </Suspense>
  )
}
