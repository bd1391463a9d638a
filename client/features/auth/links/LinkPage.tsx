import { useEffect, type ReactNode } from 'react'
import { Link } from 'wouter'

import { translator } from '#client/shared/messages/translator.ts'
import { useSiteSettings } from '#client/shared/theme/useSiteSettings.ts'
import { auth } from '#schema/messages/en/auth.ts'
import type { User } from '#schema/users/user.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { Aside } from '../Aside.tsx'
import { AuthLayout } from '../AuthLayout.tsx'
import { linkTo } from '../linkTo.tsx'

const t = translator(auth)

type Props = { title: string; text: ReactNode; result?: boolean; children?: ReactNode }

/** A page that a link in an email opens, in one of its states. `result`: it reports an outcome. */
export function LinkPage({ title, text, result = false, children }: Props) {
  return (
    <AuthLayout title={title} text={text} result={result} aside={<Aside />}>
      {result && <TabTitle>{title}</TabTitle>}
      {children && <div className="grid justify-items-start gap-4">{children}</div>}
    </AuthLayout>
  )
}

/** Names the outcome in the browser's tab, until another state of the page is shown. */
function TabTitle({ children }: { children: string }): ReactNode {
  const { siteName } = useSiteSettings()
  useEffect(() => {
    const before = document.title
    document.title = `${children} · ${siteName}`
    return () => {
      document.title = before
    }
  }, [children, siteName])
  return null
}

/** The link to the next step. */
export function WayOn({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass({ variant: 'primary', size: 'lg' })}>
      {children}
    </Link>
  )
}

/** The line that leads back to the sign-in page. */
export const BackToSignIn = () => (
  <p className="text-sm text-ink-soft">{t.rich('link.signIn', { link: linkTo('/signin') })}</p>
)

/** The link to the start: the user's documents, or the sign-in page. */
export const WayBack = ({ user }: { user: User | null }) =>
  user ? <WayOn to="/">{t('link.goToDocuments')}</WayOn> : <WayOn to="/signin">{t('signIn.submit')}</WayOn>

/** Renders the emphasized part of a message, such as an email address. */
export const emphasized = (text: ReactNode) => (
  <strong className="font-medium wrap-anywhere text-ink">{text}</strong>
)
