import { useEffect, useRef } from 'react'

import { useStore } from '#client/shared/hooks/useStore.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'

import { quotaLevel, resetDay } from './quota.ts'
import { openQuotaDialog, quotaDialogStore } from './quotaDialogStore.ts'
import { useUsage } from './usage.ts'

/** Opens when the last query is used while the page is in view, and when an action was refused for want of queries. */
export function QuotaDialog() {
  useOpenWhenSpent()
  const quota = useStore(quotaDialogStore)
  const close = () => quotaDialogStore.set(null)
  return (
    <Dialog
      open={quota !== null}
      onOpenChange={open => {
        if (!open) close()
      }}
      title="This month’s AI queries are used up"
      description={
        quota &&
        `You have used ${quota.used} of ${quota.limit}. New ones are yours on ${resetDay(quota.resetsAt)}.`
      }
      actions={
        <Button variant="ink" onClick={close}>
          Remind me later
        </Button>
      }
    >
      <p className="text-sm text-ink-soft">
        Nothing that you wrote is lost. You can go on writing, and corrections as you type stay free.
      </p>
    </Dialog>
  )
}

function useOpenWhenSpent(): void {
  const usage = useUsage()
  const before = useRef<ReturnType<typeof quotaLevel> | null>(null)
  useEffect(() => {
    if (!usage) return
    const level = quotaLevel(usage)
    const reached = level === 'spent' && before.current !== null && before.current !== 'spent'
    before.current = level
    if (reached && document.visibilityState === 'visible') openQuotaDialog(usage)
  }, [usage])
}
