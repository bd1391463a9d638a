import { landing } from '#schema/messages/en/landing.ts'
import type { SiteSettings } from '#schema/site/contract.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { Logo } from '#site/ui/Logo.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import { MobileMenu } from './MobileMenu.tsx'

type Props = {
  settings: SiteSettings
  isSignedIn?: boolean
}

/** The header of the public pages: the way to an account, or into the app for those who are signed in. */
export function Header({ settings, isSignedIn = false }: Props) {
  const t = useTranslator(landing)
  return (
    <header className="sticky top-0 z-40 border-b bg-desk">
      <div className="mx-auto flex h-16 max-w-300 items-center justify-between gap-4 px-5 sm:px-8">
        <a href="/" className="inline-flex min-h-11 min-w-0 items-center rounded-lg">
          <Logo settings={settings} />
        </a>
        {isSignedIn ? (
          <a href="/" className={`max-w-3/5 ${buttonClass({ variant: 'ink' })}`}>
            <span className="truncate">{t('openApp', { site: settings.siteName })}</span>
          </a>
        ) : (
          <>
            <nav aria-label={t('account')} className="hidden items-center gap-2 sm:flex">
              <a href="/pricing" className={buttonClass({ variant: 'ghost' })}>
                {t('pricing')}
              </a>
              <a href="/signin" className={buttonClass({ variant: 'ghost' })}>
                {t('signIn')}
              </a>
              <a href="/signup" className={buttonClass({ variant: 'secondary' })}>
                {t('signUp')}
              </a>
              <a href="/signup" className={buttonClass({ variant: 'ink' })}>
                {t('getStarted')}
              </a>
            </nav>
            <MobileMenu settings={settings} />
          </>
        )}
      </div>
    </header>
  )
}
