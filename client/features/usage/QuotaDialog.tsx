import { useAtom, useAtomValue } from 'jotai'
import { Suspense, useEffect, useRef } from 'react'

import { useOnceTrue } from '#client/shared/hooks/useOnceTrue.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { openQuotaDialog, shownQuota } from '#client/shared/plans/quotaDialog.ts'
import { MissingDialog, type Retry } from '#client/shared/ui/feedback/MissingPart.tsx'

import { quotaLevel } from './quota.ts'
import { useUsage } from './usage.ts'

const QuotaSpentDialog = onDemand(async () => (await import('./QuotaSpentDialog.tsx')).QuotaSpentDialog, {
  ahead: true,
  missing: MissingQuotaDialog,
})

function MissingQuotaDialog(retry: Retry) {
  const [quota, setQuota] = useAtom(shownQuota)
  return quota && <MissingDialog {...retry} onClose={() => setQuota(null)} />
}

/**
 * Opens when the last query is used while the page is visible, and when an action is refused
 * because none are left.
 */
export function QuotaDialog() {
  useOpenWhenSpent()
  const isNeeded = useOnceTrue(useAtomValue(shownQuota) !== null)
  return <Suspense>{isNeeded && <QuotaSpentDialog />}</Suspense>
}

function useOpenWhenSpent(): void {
  const { data: usage } = useUsage()
  const before = useRef<ReturnType<typeof quotaLevel> | null>(null)
  useEffect(() => {
    if (!usage) return
    const level = quotaLevel(usage)
    const reached = level === 'spent' && before.current !== null && before.current !== 'spent'
    before.current = level
    if (reached && document.visibilityState === 'visible') openQuotaDialog(usage)
  }, [usage])
}
