import { useQueryClient } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'

import { refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Banner } from '#client/shared/ui/feedback/Banner.tsx'
import { missingOverlay } from '#client/shared/ui/feedback/MissingPart.tsx'
import { accountBanners } from '#schema/messages/en/accountBanners.ts'

const t = translator(accountBanners)

const SignInDialog = onDemand(
  async () => (await import('#client/features/auth/SignInDialog.tsx')).SignInDialog,
  { ahead: true, missing: missingOverlay(({ onClose }) => onClose) },
)

/**
 * Says that the session is over, and offers to sign in over the page. It takes no focus: the user
 * may be typing. Signing in elsewhere in this browser also continues.
 */
export function SignedOutBanner() {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState(false)
  const before = useRef<Element | null>(null)
  useEffect(
    () => () => {
      const { current } = before
      // The dialog closes with the banner.
      setTimeout(() => {
        if (current instanceof HTMLElement && current.isConnected) current.focus()
      })
    },
    [],
  )
  const ask = () => {
    before.current = document.activeElement
    setAsked(true)
  }
  const goOn = () => refreshCurrentUser(queryClient)
  useEffect(() => {
    const onFocus = () => void refreshCurrentUser(queryClient)
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [queryClient])
  return (
    <>
      {/* The text keeps its focus, and the dialog returns it there. */}
      <div role="presentation" onMouseDown={event => event.preventDefault()}>
        <Banner
          look="bg-warning-tint text-warning"
          icon={<UserX aria-hidden />}
          action={{ label: t('signIn'), busy: false, run: ask }}
        >
          {t('signedOut')}
        </Banner>
      </div>
      {asked && (
        <Suspense>
          <SignInDialog onDone={goOn} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  )
}
