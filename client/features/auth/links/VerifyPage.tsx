import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { call } from '#client/shared/api/call.ts'
import { useVerificationMail } from '#client/shared/api/verificationMail.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { confirmEmail, confirmEmailChange } from '#schema/auth/endpoints.ts'
import type { User } from '#schema/users/user.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { auth } from '#schema/messages/en/auth.ts'

import { emphasized, LinkPage, WayOn } from './LinkPage.tsx'
import { forgetToken, isTooOld, useLinkToken, type LinkParams } from './useLink.ts'

const t = translator(auth)

type Props = { user: User | null; params: LinkParams }

/**
 * Confirms an email address through an emailed link: the account's own, or with `?change=1` a new
 * one.
 */
export function VerifyPage({ user, params }: Props) {
  const token = useLinkToken(params)
  const [change] = useState(() => new URLSearchParams(window.location.search).has('change'))
  const queryClient = useQueryClient()
  const { mutate, data, error } = useMutation({
    mutationFn: () => call(change ? confirmEmailChange : confirmEmail, { body: { token: token ?? '' } }),
    onSuccess: () => {
      forgetToken()
      return refreshCurrentUser(queryClient)
    },
    onError: failure => {
      if (isTooOld(failure)) forgetToken()
    },
  })
  // The link works once, so it is used once, even if React runs this effect again.
  const followed = useRef(false)
  useEffect(() => {
    if (followed.current || token === null) return
    followed.current = true
    mutate()
  }, [mutate, token])

  if (data)
    return (
      <LinkPage
        result
        title={t(change ? 'verify.changed' : 'verify.done')}
        text={t.rich(change ? 'verify.changedText' : 'verify.doneText', {
          email: data.email,
          strong: emphasized,
        })}
      >
        {user ? (
          <WayOn to="/">{t('link.goToDocuments')}</WayOn>
        ) : (
          <WayOn to="/signin">{t('signIn.submit')}</WayOn>
        )}
      </LinkPage>
    )
  if (token === null)
    return (
      <LinkPage title={t('link.incomplete')} text={t('link.openAgain')}>
        {user && <WayOn to="/">{t('link.goToDocuments')}</WayOn>}
      </LinkPage>
    )
  if (isTooOld(error)) return <TooOld user={user} change={change} />
  if (error)
    return (
      <LinkPage result title={t('verify.failed')} text={failureText(error)}>
        <Button variant="primary" size="lg" onClick={() => mutate()}>
          {t('link.tryAgain')}
        </Button>
      </LinkPage>
    )
  return <LinkPage title={t('verify.confirming')} text={t('verify.moment')} />
}

function TooOld({ user, change }: { user: User | null; change: boolean }) {
  if (user?.emailVerified && !change)
    return (
      <LinkPage result title={t('verify.done')} text={t('verify.usedBefore')}>
        <WayOn to="/">{t('link.goToDocuments')}</WayOn>
      </LinkPage>
    )
  if (!user)
    return (
      <LinkPage result title={t('link.expired')} text={t('verify.expiredSignIn')}>
        <WayOn to={`/signin?${new URLSearchParams({ returnTo: '/settings/profile' })}`}>
          {t('signIn.submit')}
        </WayOn>
      </LinkPage>
    )
  return (
    <LinkPage result title={t('link.expired')} text={t('verify.expired')}>
      {change ? <WayOn to="/settings/profile">{t('verify.changeAgain')}</WayOn> : <SendAgain />}
    </LinkPage>
  )
}

function SendAgain() {
  const { mutate, isPending, data, error } = useVerificationMail()
  return (
    <>
      <p role="status" className="text-success empty:hidden">
        {data?.message}
      </p>
      {error && <Problem>{failureText(error)}</Problem>}
      {!data && (
        <Button variant="primary" size="lg" busy={isPending} onClick={() => mutate()}>
          {isPending ? t('link.sending') : t('verify.resend')}
        </Button>
      )}
    </>
  )
}
