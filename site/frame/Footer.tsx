import { frame } from '#schema/messages/en/frame.ts'
import { landing } from '#schema/messages/en/landing.ts'
import { keysOf } from '#schema/shared/records.ts'
import type { SiteSettings } from '#schema/site/contract.ts'
import { Logo } from '#site/ui/Logo.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import { FOOTER_LINKS } from './links.ts'
import { NewsletterForm } from './NewsletterForm.tsx'
import { SocialLinks } from './SocialLinks.tsx'

const GROUPS = keysOf(FOOTER_LINKS)

const LINK =
  'inline-flex min-h-11 items-center text-sm text-ink-soft underline decoration-transparent underline-offset-4 hover:text-ink hover:decoration-current'

type Props = {
  settings: SiteSettings
  isSignedIn?: boolean
}

/** The footer of the public pages: all their links, and the site's social networks. */
export function Footer({ settings, isSignedIn = false }: Props) {
  const t = useTranslator(landing)
  const tFrame = useTranslator(frame)
  return (
    <footer className="border-t">
      <div className="mx-auto grid max-w-300 gap-8 px-5 py-10 sm:px-8 md:flex md:justify-between">
        <div className="grid content-start gap-3">
          <Logo settings={settings} />
          <p className="text-sm text-ink-faint">© {settings.siteName}</p>
          <SocialLinks settings={settings} />
          <NewsletterForm />
        </div>
        <nav aria-label={t('footer')} className="flex flex-wrap gap-x-14 gap-y-6">
          {GROUPS.map(group => (
            <div key={group}>
              <h2 className="text-sm font-semibold">{tFrame(`groups.${group}`)}</h2>
              <ul>
                {FOOTER_LINKS[group].map(([name, path]) => (
                  <li key={name}>
                    <a href={path} className={LINK}>
                      {tFrame(`links.${name}`)}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div>
            <h2 className="text-sm font-semibold">{t('account')}</h2>
            <ul>
              {isSignedIn ? (
                <li>
                  <a href="/" className={LINK}>
                    {t('openApp', { site: settings.siteName })}
                  </a>
                </li>
              ) : (
                <>
                  <li>
                    <a href="/signin" className={LINK}>
                      {t('signIn')}
                    </a>
                  </li>
                  <li>
                    <a href="/signup" className={LINK}>
                      {t('signUp')}
                    </a>
                  </li>
                </>
              )}
            </ul>
          </div>
        </nav>
      </div>
    </footer>
  )
}
