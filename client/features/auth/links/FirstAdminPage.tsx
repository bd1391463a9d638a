import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { adoptUser } from '#client/shared/api/currentUser.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { becomeFirstAdmin } from '#schema/auth/endpoints.ts'
import { auth } from '#schema/messages/en/auth.ts'
import type { User } from '#schema/users/user.ts'

import { linkTo } from '../linkTo.tsx'
import { emphasized, LinkPage, WayBack, WayOn } from './LinkPage.tsx'
import { forgetToken, isTooOld, useLinkToken, type LinkParams } from './useLink.ts'

const t = translator(auth)

type Props = { user: User | null; params: LinkParams }

/** Makes the signed-in user the first administrator, through the link that the server printed. */
export function FirstAdminPage({ user, params }: Props) {
  const token = useLinkToken(params)
  const queryClient = useQueryClient()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => call(becomeFirstAdmin, { body: { token: token ?? '' } }),
    onSuccess: given => {
      forgetToken()
      adoptUser(queryClient, given)
    },
    onError: failure => {
      if (isTooOld(failure)) forgetToken()
    },
  })
  if (token === null)
    return (
      <LinkPage title={t('link.incomplete')} text={t('firstAdmin.incomplete')}>
        <WayBack user={user} />
      </LinkPage>
    )
  if (data)
    return (
      <LinkPage result title={t('firstAdmin.done')} text={t('firstAdmin.doneText', { email: data.email })}>
        <WayOn to="/">{t('link.goToDocuments')}</WayOn>
      </LinkPage>
    )
  if (isTooOld(error))
    return (
      <LinkPage result title={t('link.expired')} text={t('firstAdmin.expired')}>
        <WayBack user={user} />
      </LinkPage>
    )
  if (!user) {
    const back = `?${new URLSearchParams({ returnTo: `/first-admin/${token}` })}`
    return (
      <LinkPage title={t('firstAdmin.title')} text={t('firstAdmin.signInFirst')}>
        <WayOn to={`/signin${back}`}>{t('signIn.submit')}</WayOn>
        <p className="text-sm text-ink-soft">
          {t.rich('firstAdmin.signUp', { link: linkTo(`/signup${back}`) })}
        </p>
      </LinkPage>
    )
  }
  return (
    <LinkPage
      title={t('firstAdmin.title')}
      text={t.rich('firstAdmin.text', { email: user.email, strong: emphasized })}
    >
      {error && <Problem>{failureText(error)}</Problem>}
      <Button variant="primary" size="lg" busy={isPending} onClick={() => mutate()}>
        {t('firstAdmin.submit')}
      </Button>
      <p className="text-sm text-ink-soft">{t.rich('link.notNow', { link: linkTo('/') })}</p>
    </LinkPage>
  )
}
