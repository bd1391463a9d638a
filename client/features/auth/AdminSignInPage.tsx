import { useQuery } from '@tanstack/react-query'
import { Redirect, useLocation, useSearchParams } from 'wouter'

import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { ReauthenticationForm } from '#client/shared/reauthentication/ReauthenticationForm.tsx'
import { LoadingPage } from '#client/shared/ui/feedback/LoadingPage.tsx'
import { readSession } from '#schema/admin/endpoints.ts'
import { safeReturnTo } from '#schema/auth/returnTo.ts'
import { admin } from '#schema/messages/en/admin.ts'
import type { User } from '#schema/users/user.ts'

import { Aside } from './Aside.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { SignInSteps } from './SignInSteps.tsx'

const t = translator(admin)

const HOME = '/admin'

/** The way into the admin area: the sign-in, or a proof of who one is after half an hour away. */
export function AdminSignInPage({ user }: { user: User | null }) {
  const [search] = useSearchParams()
  const returnTo = safeReturnTo(search.get('returnTo') ?? HOME)
  if (user) return <Again user={user} returnTo={returnTo} wasAway={search.has('away')} />
  return <SignInSteps title={t('signIn.title')} text={t('signIn.text')} returnTo={returnTo} />
}

type AgainProps = { user: User; returnTo: string; wasAway: boolean }

/** `wasAway`: the page closed itself, whether or not the server has noticed it. */
function Again({ user, returnTo, wasAway }: AgainProps) {
  const [, navigate] = useLocation()
  const { isSuccess, isPending } = useQuery({
    queryKey: ['admin-session'],
    queryFn: ({ signal }) => call(readSession, {}, { signal }),
    enabled: !wasAway,
    retry: false,
    gcTime: 0,
    staleTime: 0,
  })
  if (isPending && !wasAway) return <LoadingPage />
  if (isSuccess) return <Redirect to={returnTo} replace />
  return (
    <AuthLayout title={t('signIn.title')} text={t('signIn.again')} aside={<Aside />}>
      <ReauthenticationForm
        user={user}
        returnTo={returnTo}
        onConfirmed={() => navigate(returnTo, { replace: true })}
      />
    </AuthLayout>
  )
}
