import { Trash2 } from 'lucide-react'

import { failureText } from '#client/shared/lib/failure.ts'
import { longDay } from '#client/shared/lib/time.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Banner } from '#client/shared/ui/feedback/Banner.tsx'
import { accountBanners } from '#schema/messages/en/accountBanners.ts'

import { useKeepAccount } from './useKeepAccount.ts'

const t = translator(accountBanners)

/** Says when the account will be deleted, and offers to keep it. */
export function DeletionBanner({ deleteAt }: { deleteAt: string }) {
  const { mutate, isPending, error } = useKeepAccount()
  return (
    <Banner
      look="bg-danger-tint text-danger"
      icon={<Trash2 aria-hidden />}
      action={{ label: t('undo'), busy: isPending, run: () => mutate() }}
    >
      {error ? failureText(error) : t('deletion', { day: longDay(deleteAt) })}
    </Banner>
  )
}
