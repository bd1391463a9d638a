import { useMutation, useQueryClient } from '@tanstack/react-query'

import { adoptUser } from '#client/shared/api/currentUser.ts'
import { request } from '#client/shared/api/request.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { user as userShape, type User } from '#schema/users/user.ts'

import { INCOMPLETE, LinkPage, WayOn } from './LinkPage.tsx'
import { forgetToken, isTooOld, useLinkToken, type LinkParams } from './useLink.ts'

type Props = { user: User | null; params: LinkParams }

/** Makes the signed-in user the first administrator, by the link that the server printed. */
export function FirstAdminPage({ user, params }: Props) {
  const token = useLinkToken(params)
  const queryClient = useQueryClient()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => request('POST', '/api/admin/first', { token }, { schema: userShape }),
    onSuccess: given => {
      forgetToken()
      adoptUser(queryClient, given)
    },
    onError: failure => {
      if (isTooOld(failure)) forgetToken()
    },
  })
  if (token === null)
    return <LinkPage {...INCOMPLETE} text="Please copy all of it from the server’s output." />
  if (data)
    return (
      <LinkPage
        result
        title="You are the administrator"
        text={`${data.email} looks after this installation now.`}
      >
        <WayOn to="/">Go to your documents</WayOn>
      </LinkPage>
    )
  if (isTooOld(error))
    return (
      <LinkPage
        result
        title="This link is too old"
        text="It works once, for 7 days. While there is no administrator, the server prints a new one when it starts."
      />
    )
  if (!user)
    return (
      <LinkPage
        title="Become the administrator"
        text="Sign in with the account that shall look after this installation, or make one. Then you come back here."
      >
        <WayOn to={`/signin?${new URLSearchParams({ returnTo: `/first-admin/${token}` })}`}>Sign in</WayOn>
      </LinkPage>
    )
  return (
    <LinkPage
      title="Become the administrator"
      text={
        <>
          <strong className="font-medium wrap-anywhere text-ink">{user.email}</strong> will look after this
          installation: its people, plans and settings.
        </>
      }
    >
      {error && <Problem>{failureText(error)}</Problem>}
      <Button variant="primary" size="lg" busy={isPending} onClick={() => mutate()}>
        Become the administrator
      </Button>
    </LinkPage>
  )
}
