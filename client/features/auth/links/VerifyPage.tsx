import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { request } from '#client/shared/api/request.ts'
import { useVerificationMail } from '#client/shared/api/verificationMail.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { emailConfirmed } from '#schema/auth/reauthentication.ts'
import type { User } from '#schema/users/user.ts'

import { INCOMPLETE, LinkPage, WayOn } from './LinkPage.tsx'
import { forgetToken, isTooOld, useLinkToken, type LinkParams } from './useLink.ts'

type Props = { user: User | null; params: LinkParams }

/** Confirms an address by the link of a mail: the one of the account, or with `?change=1` a new one. */
export function VerifyPage({ user, params }: Props) {
  const token = useLinkToken(params)
  const [change] = useState(() => new URLSearchParams(window.location.search).has('change'))
  const queryClient = useQueryClient()
  const { mutate, data, error } = useMutation({
    mutationFn: () =>
      request(
        'POST',
        change ? '/api/auth/email-change/confirm' : '/api/auth/verification/confirm',
        { token },
        { schema: emailConfirmed },
      ),
    onSuccess: () => {
      forgetToken()
      return refreshCurrentUser(queryClient)
    },
    onError: failure => {
      if (isTooOld(failure)) forgetToken()
    },
  })
  // The link is good once: it is followed once, however often React runs this.
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
        title={change ? 'Your email is changed' : 'Your email is confirmed'}
        text={
          <>
            <strong className="font-medium wrap-anywhere text-ink">{data.email}</strong>{' '}
            {change ? 'is your email from now on, also to sign in.' : 'is yours. Thank you.'}
          </>
        }
      >
        {user ? <WayOn to="/">Go to your documents</WayOn> : <WayOn to="/signin">Sign in</WayOn>}
      </LinkPage>
    )
  if (token === null)
    return <LinkPage {...INCOMPLETE}>{user && <WayOn to="/">Go to your documents</WayOn>}</LinkPage>
  if (isTooOld(error)) return <TooOld user={user} change={change} />
  if (error)
    return (
      <LinkPage result title="It could not be confirmed" text={failureText(error)}>
        <Button variant="primary" size="lg" onClick={() => mutate()}>
          Try again
        </Button>
      </LinkPage>
    )
  return <LinkPage title="Confirming your email…" text="This takes a moment." />
}

function TooOld({ user, change }: { user: User | null; change: boolean }) {
  if (user?.emailVerified && !change)
    return (
      <LinkPage
        result
        title="Your email is confirmed"
        text="This link was used before. There is nothing left to do."
      >
        <WayOn to="/">Go to your documents</WayOn>
      </LinkPage>
    )
  const text = 'It works once, for 24 hours. Everything is as it was.'
  if (!user)
    return (
      <LinkPage
        result
        title="This link is too old"
        text={`${text} Sign in, and you can have a new one sent.`}
      >
        <WayOn to={`/signin?${new URLSearchParams({ returnTo: '/settings/profile' })}`}>Sign in</WayOn>
      </LinkPage>
    )
  return (
    <LinkPage result title="This link is too old" text={text}>
      {change ? <WayOn to="/settings/profile">Change your email again</WayOn> : <SendAgain />}
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
          {isPending ? 'Sending…' : 'Send the mail again'}
        </Button>
      )}
    </>
  )
}
