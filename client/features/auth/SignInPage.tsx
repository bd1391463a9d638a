import { Redirect, useSearchParams } from 'wouter'

import { translator } from '#client/shared/messages/translator.ts'
import { safeReturnTo } from '#schema/auth/returnTo.ts'
import { auth } from '#schema/messages/en/auth.ts'
import type { User } from '#schema/users/user.ts'

import { isInvited } from './invited.ts'
import { linkTo, withReturnTo } from './linkTo.tsx'
import { SignInSteps } from './SignInSteps.tsx'

const t = translator(auth)

/**
 * Sign-in by Google or by email and password, with a second step if enabled. Then it opens
 * `returnTo`.
 */
export function SignInPage({ user }: { user: User | null }) {
  const [search] = useSearchParams()
  const returnTo = safeReturnTo(search.get('returnTo') ?? '/')
  if (user) return <Redirect to={returnTo} replace />
  const words = isInvited(returnTo)
    ? { title: t('invited.title'), text: t('invited.signIn') }
    : { title: t('signIn.title'), text: t('signIn.text') }
  return (
    <SignInSteps {...words} returnTo={returnTo}>
      <p className="text-sm text-ink-soft">
        {t.rich('signIn.signUp', { link: linkTo(withReturnTo('/signup', search)) })}
      </p>
    </SignInSteps>
  )
}
