import { frame } from '#schema/messages/en/frame.ts'
import { landing } from '#schema/messages/en/landing.ts'
import type { SiteSettings } from '#schema/site/contract.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { Logo } from '#site/ui/Logo.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import { HEADER_LINKS, LINKS } from './links.ts'
import { MobileMenu } from './MobileMenu.tsx'

type Props = {
  settings: SiteSettings
  isSignedIn?: boolean
}

/** The header of the public pages: their links, and the way to an account or into the app. */
export function Header({ settings, isSignedIn = false }: Props) {
  const t = useTranslator(landing)
  const tFrame = useTranslator(frame)
  return (
    <header className="sticky top-0 z-40 border-b bg-desk">
      <div className="mx-auto flex h-16 max-w-300 items-center justify-between gap-4 px-5 sm:px-8">
        <a href="/" className="inline-flex min-h-11 min-w-0 items-center rounded-lg">
          <Logo settings={settings} />
        </a>
        <nav aria-label={tFrame('site')} className="mr-auto ml-4 hidden items-center gap-1 lg:flex">
          {HEADER_LINKS.map(name => (
            <a key={name} href={LINKS[name]} className={buttonClass({ variant: 'ghost' })}>
              {tFrame(`links.${name}`)}
            </a>
          ))}
        </nav>
        <div className="flex min-w-0 items-center gap-2">
          {isSignedIn ? (
            <a href="/" className={`min-w-0 max-w-80 ${buttonClass({ variant: 'ink' })}`}>
              <span className="truncate">{t('openApp', { site: settings.siteName })}</span>
            </a>
          ) : (
            <nav aria-label={t('account')} className="hidden items-center gap-2 lg:flex">
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
          )}
          <MobileMenu settings={settings} isSignedIn={isSignedIn} />
        </div>
      </div>
    </header>
  )
}
