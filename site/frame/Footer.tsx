import { landing } from '#schema/messages/en/landing.ts'
import type { SiteSettings } from '#schema/site/contract.ts'
import { Logo } from '#site/ui/Logo.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import { SocialLinks } from './SocialLinks.tsx'

const LINK =
  'inline-flex min-h-11 items-center text-sm text-ink-soft underline decoration-transparent underline-offset-4 hover:text-ink hover:decoration-current'

type Props = {
  settings: SiteSettings
  isSignedIn?: boolean
}

/** The footer of the public pages, with the same ways as the header. */
export function Footer({ settings, isSignedIn = false }: Props) {
  const t = useTranslator(landing)
  return (
    <footer className="border-t">
      <div className="mx-auto grid max-w-300 gap-x-8 gap-y-4 px-5 py-8 sm:px-8 md:flex md:items-center md:justify-between">
        <div className="grid gap-2">
          <Logo settings={settings} />
          <p className="text-sm text-ink-faint">© {settings.siteName}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-7 gap-y-2">
          <nav aria-label={t('footer')} className="flex gap-7">
            {isSignedIn ? (
              <a href="/" className={LINK}>
                {t('openApp', { site: settings.siteName })}
              </a>
            ) : (
              <>
                <a href="/signin" className={LINK}>
                  {t('signIn')}
                </a>
                <a href="/signup" className={LINK}>
                  {t('signUp')}
                </a>
              </>
            )}
          </nav>
          <SocialLinks settings={settings} />
        </div>
      </div>
    </footer>
  )
}
