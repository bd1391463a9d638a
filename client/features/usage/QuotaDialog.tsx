import { useEffect, useRef } from 'react'

import { useStore } from '#client/shared/hooks/useStore.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { usage } from '#schema/messages/en/usage.ts'

import { quotaLevel, resetDay } from './quota.ts'
import { openQuotaDialog, quotaDialogStore } from './quotaDialogStore.ts'
import { useUsage } from './usage.ts'

const t = translator(usage)

/** Opens when the last query is used while the page is visible, and when an action is refused because none are left. */
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
      title={t('spentTitle')}
      description={
        quota && t('spentText', { used: quota.used, limit: quota.limit, day: resetDay(quota.resetsAt) })
      }
      actions={
        <Button variant="ink" onClick={close}>
          {t('later')}
        </Button>
      }
    >
      <p className="text-sm text-ink-soft">{t('spentHint')}</p>
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
