import { useAtomValue } from 'jotai'
import { MailWarning } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { pageOffersLink, useVerificationEmail } from '#client/shared/api/verificationEmail.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { store } from '#client/shared/lib/store.ts'
import { storedAtom } from '#client/shared/lib/storedAtom.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Banner } from '#client/shared/ui/feedback/Banner.tsx'
import { accountBanners } from '#schema/messages/en/accountBanners.ts'

const t = translator(accountBanners)

/** The day and the user of the banner that was last closed on this device. */
const closedOn = storedAtom('email-banner-closed', z.string(), '')

/** Asks to confirm the address of the account. */
export function EmailBanner() {
  const { id, email } = useCurrentUser()
  const closed = useAtomValue(closedOn)
  const isOnPage = useAtomValue(pageOffersLink)
  const { mutate, isPending, data, error } = useVerificationEmail()
  const [day] = useState(() => new Date().toDateString())
  const today = `${day} ${id}`
  if (closed === today || isOnPage) return null
  const request = t.rich('confirmEmail', { email, more: wideOnly })
  return (
    <Banner
      look="bg-warning-tint text-warning"
      icon={<MailWarning aria-hidden />}
      action={{ label: t('resend'), busy: isPending, run: () => mutate() }}
      close={{ label: t('later'), run: () => store.set(closedOn, today) }}
    >
      {error ? failureText(error) : (data?.message ?? request)}
    </Banner>
  )
}

/** The part of a message for which narrow screens have no room. */
const wideOnly = (text: ReactNode) => <span className="max-sm:sr-only">{text}</span>
