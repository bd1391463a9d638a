import { useState } from 'react'
import { Redirect, useSearchParams } from 'wouter'

import { translator } from '#client/shared/messages/translator.ts'
import { safeReturnTo } from '#schema/auth/returnTo.ts'
import { auth } from '#schema/messages/en/auth.ts'
import { frame } from '#schema/messages/en/frame.ts'
import type { User } from '#schema/users/user.ts'
import { HEADER_LINKS, LINKS } from '#site/frame/links.ts'

import { AuthLayout } from './AuthLayout.tsx'
import { Benefits } from './Benefits.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { isInvited } from './invited.ts'
import { linkTo, withReturnTo } from './linkTo.tsx'
import { SignUpForm } from './SignUpForm.tsx'

const t = translator(auth)
const tFrame = translator(frame)

/** The page with the sign-up form. Then it opens `returnTo`. */
export function SignUpPage({ user }: { user: User | null }) {
  // A user who signs up here becomes signed in while the page is still shown.
  const [wasSignedIn] = useState(user !== null)
  const [search] = useSearchParams()
  const returnTo = safeReturnTo(search.get('returnTo') ?? '/dashboard')
  if (wasSignedIn) return <Redirect to={returnTo} replace />
  return (
    <AuthLayout
      title={t('signUp.title')}
      text={t(isInvited(returnTo) ? 'invited.signUp' : 'signUp.text')}
      aside={<Benefits />}
    >
      <GoogleButton returnTo={returnTo} />
      <SignUpForm returnTo={returnTo} email={search.get('email') ?? ''} />
      <p className="text-sm text-ink-soft">
        {t.rich('signUp.signIn', { link: linkTo(withReturnTo('/signin', search)) })}
      </p>
      <nav aria-label={tFrame('site')}>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {HEADER_LINKS.map(name => (
            <li key={name}>
              <a
                href={LINKS[name]}
                className="touch-target inline-flex items-center text-sm text-ink-soft hover:underline"
              >
                {tFrame(`links.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </AuthLayout>
  )
}
