import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '#client/shared/api/call.ts'
import { refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { useVerificationEmail } from '#client/shared/api/verificationEmail.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { nameOf } from '#client/shared/ui/layout/person.ts'
import { confirmEmail, confirmEmailChange } from '#schema/auth/endpoints.ts'
import { auth } from '#schema/messages/en/auth.ts'
import { isolatedText } from '#schema/shared/direction.ts'
import type { User } from '#schema/users/user.ts'

import { emphasized, LinkPage, WayBack, WayOn } from './LinkPage.tsx'
import { forgetToken, isTooOld, useLinkToken, type LinkParams } from './useLink.ts'
import { WaysOn } from './WaysOn.tsx'

const t = translator(auth)

type Props = { user: User | null; params: LinkParams }

/**
 * Lets the signed-in user confirm an email address through an emailed link: the account's own, or with `?change=1` a new
 * one.
 */
export function VerifyPage({ user, params }: Props) {
  const token = useLinkToken(params)
  const [change] = useState(() => new URLSearchParams(window.location.search).has('change'))
  const queryClient = useQueryClient()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => call(change ? confirmEmailChange : confirmEmail, { body: { token: token ?? '' } }),
    onSuccess: () => {
      forgetToken()
      return refreshCurrentUser(queryClient)
    },
    onError: failure => {
      if (isTooOld(failure)) forgetToken()
    },
  })
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
        {change || !user ? <WayOn to="/">{t('link.goToDocuments')}</WayOn> : <WaysOn userId={user.id} />}
      </LinkPage>
    )
  if (token === null)
    return (
      <LinkPage title={t('link.incomplete')} text={t('link.openAgain')}>
        <WayBack user={user} />
      </LinkPage>
    )
  if (isTooOld(error)) return <TooOld user={user} change={change} />
  if (user?.emailVerified && !change) return <Confirmed user={user} />
  const title = t(change ? 'verify.changeTitle' : 'verify.title')
  // The link alone proves only the mailbox: another person may have signed up with its address.
  if (!user) {
    const returnTo = `/verify/${token}${change ? '?change=1' : ''}`
    return (
      <LinkPage title={title} text={t('verify.signInFirst')}>
        <WayOn to={`/signin?${new URLSearchParams({ returnTo })}`}>{t('signIn.submit')}</WayOn>
      </LinkPage>
    )
  }
  if (error)
    return (
      <LinkPage result title={t('verify.failed')} text={failureText(error)}>
        <Button variant="primary" size="lg" busy={isPending} onClick={() => mutate()}>
          {t('link.tryAgain')}
        </Button>
      </LinkPage>
    )
  const name = nameOf(user)
  return (
    <LinkPage
      title={title}
      text={t.rich(change ? 'verify.changeText' : 'verify.text', {
        email: user.email,
        name: isolatedText(name),
        strong: emphasized,
      })}
    >
      <Button variant="primary" size="lg" busy={isPending} onClick={() => mutate()}>
        {t(change ? 'verify.change' : 'verify.confirm')}
      </Button>
    </LinkPage>
  )
}

function Confirmed({ user: { id, email } }: { user: User }) {
  return (
    <LinkPage
      result
      title={t('verify.done')}
      text={t.rich('verify.doneBefore', { email, strong: emphasized })}
    >
      <WaysOn userId={id} />
    </LinkPage>
  )
}

function TooOld({ user, change }: { user: User | null; change: boolean }) {
  if (user?.emailVerified && !change)
    return (
      <LinkPage result title={t('verify.done')} text={t('verify.usedBefore')}>
        <WaysOn userId={user.id} />
      </LinkPage>
    )
  return (
    <LinkPage result title={t('link.expired')} text={t('verify.expired')}>
      {change ? <WayOn to="/settings/profile">{t('verify.changeAgain')}</WayOn> : <SendAgain />}
    </LinkPage>
  )
}

function SendAgain() {
  const { mutate, isPending, data, error } = useVerificationEmail()
  return (
    <>
      <p role="status" className="text-success empty:hidden">
        {data?.message}
      </p>
      {error && <Problem>{failureText(error)}</Problem>}
      <Button variant="primary" size="lg" busy={isPending} onClick={() => mutate()}>
        {isPending ? t('link.sending') : t('verify.resend')}
      </Button>
    </>
  )
}
