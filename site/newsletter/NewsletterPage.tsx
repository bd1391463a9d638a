import { newsletter } from '#schema/messages/en/newsletter.ts'
import type { NewsletterState } from '#schema/newsletter/contract.ts'
import { NewsletterForm } from '#site/frame/NewsletterForm.tsx'
import { PublicPage } from '#site/frame/PublicPage.tsx'
import type { SitePageProps } from '#site/page.tsx'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { PageTitle } from '#site/ui/PageTitle.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

/**
 * The outcome of a form of the newsletter, or the act of a link in an email. Opening a link does nothing. After
 * a wrong address or an old link, the form is there again.
 */
export function NewsletterPage({ settings, content, visitor }: SitePageProps<NewsletterState>) {
  const t = useTranslator(newsletter)
  const { state } = content
  return (
    <PublicPage settings={settings} isSignedIn={!visitor} width="text">
      <PageTitle>{t(`${state}.title`)}</PageTitle>
      {'token' in content ? (
        <>
          <p className="mt-3 wrap-anywhere text-ink-soft">
            {t(`${content.state}.text`, { email: content.email })}
          </p>
          <form method="post" action={`/api/newsletter/${content.state}`} className="mt-8">
            <input type="hidden" name="token" value={content.token} />
            <button type="submit" className={buttonClass({ variant: 'primary', size: 'lg' })}>
              {t(`${content.state}.act`)}
            </button>
          </form>
        </>
      ) : (
        <>
          <p className="mt-3 text-ink-soft">{t(`${content.state}.text`)}</p>
          {(state === 'invalid' || state === 'expired') && (
            <div className="mt-8">
              <NewsletterForm />
            </div>
          )}
        </>
      )}
    </PublicPage>
  )
}
