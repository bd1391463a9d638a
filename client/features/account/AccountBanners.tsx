import { useAtomValue } from 'jotai'
import { MailWarning, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'

import { store } from '#client/shared/lib/store.ts'
import { storedAtom } from '#client/shared/lib/storedAtom.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { useVerificationMail } from '#client/shared/api/verificationMail.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { longDay } from '#client/shared/lib/time.ts'
import { buttonClass } from '#client/shared/ui/form/buttonClass.ts'
import { CloseButton } from '#client/shared/ui/form/CloseButton.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { accountBanners } from '#schema/messages/en/accountBanners.ts'

import { useKeepAccount } from './useKeepAccount.ts'

const t = translator(accountBanners)

/** Banners about the account, above everything else. */
export function AccountBanners() {
  const { deleteAt, emailVerified } = useCurrentUser()
  return (
    <>
      {deleteAt !== null && <DeletionBanner deleteAt={deleteAt} />}
      {!emailVerified && deleteAt === null && <EmailBanner />}
    </>
  )
}

function DeletionBanner({ deleteAt }: { deleteAt: string }) {
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

/** The day and the user of the banner that was last closed on this device. */
const closedOn = storedAtom('email-banner-closed', z.string(), '')

function EmailBanner() {
  const { id, email } = useCurrentUser()
  const closed = useAtomValue(closedOn)
  const { mutate, isPending, data, error } = useVerificationMail()
  const [day] = useState(() => new Date().toDateString())
  const today = `${day} ${id}`
  if (closed === today) return null
  const request = t.rich('confirmEmail', { email, more: wideOnly })
  return (
    <Banner
      look="bg-warning-tint text-warning"
      icon={<MailWarning aria-hidden />}
      {...(!data && { action: { label: t('resend'), busy: isPending, run: () => mutate() } })}
      onClose={() => store.set(closedOn, today)}
    >
      {error ? failureText(error) : (data?.message ?? request)}
    </Banner>
  )
}

/** The part of a message for which narrow screens have no room. */
const wideOnly = (text: ReactNode) => <span className="max-sm:sr-only">{text}</span>

type BannerProps = {
  look: string
  icon: ReactNode
  action?: { label: string; busy: boolean; run: () => void }
  onClose?: () => void
  children: ReactNode
}

function Banner({ look, icon, action, onClose, children }: BannerProps) {
  return (
    <div
      role="status"
      className={`flex min-h-11 shrink-0 items-center gap-3 border-b px-4 text-sm [&>svg]:size-4 [&>svg]:shrink-0 ${look}`}
    >
      {icon}
      <p className="min-w-0 grow py-1.5 wrap-anywhere">{children}</p>
      {action && (
        <button
          type="button"
          aria-disabled={action.busy || undefined}
          onClick={action.busy ? undefined : action.run}
          className={`${buttonClass({ variant: 'link' })} text-current!`}
        >
          {action.label}
        </button>
      )}
      {onClose && (
        <CloseButton
          aria-label={t('later')}
          className="text-current! hover:text-current!"
          onClick={onClose}
        />
      )}
    </div>
  )
}
