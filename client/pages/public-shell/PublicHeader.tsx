import { translator } from '#client/shared/messages/translator.ts'
import { buttonClass } from '#client/shared/ui/form/buttonClass.ts'
import { Logo } from '#client/shared/ui/layout/Logo.tsx'
import { landing } from '#schema/messages/en/landing.ts'
import type { SiteSettings } from '#schema/site/contract.ts'

import { MobileMenu } from './MobileMenu.tsx'

const t = translator(landing)

/** The header of the public pages. */
export function PublicHeader({ settings }: { settings: SiteSettings }) {
  return (
    <header className="sticky top-0 z-40 border-b bg-desk">
      <div className="mx-auto flex h-16 max-w-300 items-center justify-between gap-4 px-5 sm:px-8">
        <a href="/" className="inline-flex min-h-11 min-w-0 items-center rounded-lg">
          <Logo settings={settings} />
        </a>
        <nav aria-label={t('account')} className="hidden items-center gap-2 sm:flex">
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
      </div>
    </header>
  )
}
