import { notificationEmails } from '#schema/messages/en/notificationEmails.ts'
import type { EmailsState } from '#schema/notifications/emails.ts'
import { PublicPage } from '#site/frame/PublicPage.tsx'
import type { SitePageProps } from '#site/page.tsx'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { PageTitle } from '#site/ui/PageTitle.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

/** Asks whether to stop emails of notifications, or says that they are off. Opening a link does nothing. */
export function NotificationEmailsPage({ settings, content, visitor }: SitePageProps<EmailsState>) {
  const t = useTranslator(notificationEmails)
  return (
    <PublicPage settings={settings} isSignedIn={!visitor} width="text">
      <PageTitle>{t(`${content.state}.title`)}</PageTitle>
      <p className="mt-3 text-ink-soft">{t(`${content.state}.text`)}</p>
      {content.state === 'ask' ? (
        <form method="post" action="/api/notification-emails/off" className="mt-8">
          <input type="hidden" name="token" value={content.token} />
          <button type="submit" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            {t('ask.act')}
          </button>
        </form>
      ) : (
        <a href="/settings/notifications" className={`${buttonClass({ size: 'lg' })} mt-8`}>
          {t(`${content.state}.settings`)}
        </a>
      )}
    </PublicPage>
  )
}
