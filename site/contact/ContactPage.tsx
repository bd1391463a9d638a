import { contact } from '#schema/messages/en/contact.ts'
import { PublicPage } from '#site/frame/PublicPage.tsx'
import type { SitePageProps } from '#site/page.tsx'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { PageTitle } from '#site/ui/PageTitle.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import type { ContactActs } from './acts.ts'
import { ContactForm } from './ContactForm.tsx'

/** The page on which visitors write to the people who run the site. */
export function ContactPage({ settings, content, visitor }: SitePageProps<ContactActs | null>) {
  const t = useTranslator(contact)
  return (
    <PublicPage settings={settings} isSignedIn={!visitor} width="text">
      <PageTitle>{t('title')}</PageTitle>
      <p className="mt-3 text-ink-soft">{t('intro')}</p>
      <p className="mt-2">
        <a href="/help" className={buttonClass({ variant: 'link' })}>
          {t('help')}
        </a>
      </p>
      <ContactForm send={content?.send} />
    </PublicPage>
  )
}
