import { useAtomValue } from 'jotai'

import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { shownQuota } from '#client/shared/plans/quotaDialog.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { planUsage } from '#schema/messages/en/planUsage.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { resetDay } from './quota.ts'

const t = translator(planUsage)

/** Says that the month's queries are used up, and when there are new ones. */
export function QuotaSpentDialog() {
  const quota = useAtomValue(shownQuota)
  const close = () => store.set(shownQuota, null)
  return (
    <Dialog
      open={quota !== null}
      onClose={close}
      title={t('spentTitle')}
      description={
        quota && t('spentText', { used: quota.used, limit: quota.limit, day: resetDay(quota.resetsAt) })
      }
      actions={
        <>
          <Button onClick={close}>{t('later')}</Button>
          <a href="/pricing" className={buttonClass({ variant: 'ink' })}>
            {t('seePlans')}
          </a>
        </>
      }
    >
      <p className="text-sm text-ink-soft">{t('spentHint')}</p>
    </Dialog>
  )
}
