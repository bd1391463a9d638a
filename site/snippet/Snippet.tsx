import { snippet } from '#schema/messages/en/snippet.ts'
import { PublicPage } from '#site/frame/PublicPage.tsx'
import type { SitePageProps } from '#site/page.tsx'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { PageTitle } from '#site/ui/PageTitle.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import type { LiveText } from './liveText.ts'
import { SharedArticle } from './SharedArticle.tsx'

/** The text that a share code opens, or that the code opens nothing. */
export function Snippet({ settings, content, visitor }: SitePageProps<LiveText | null>) {
  // The server knows only whether there is a session's cookie.
  const isSignedIn = content?.reader ? content.reader.signInAt === null : !visitor
  return (
    <PublicPage settings={settings} isSignedIn={isSignedIn} width="text">
      {content === null ? (
        <Missing siteName={settings.siteName} />
      ) : (
        <SharedArticle {...content} siteName={settings.siteName} />
      )}
    </PublicPage>
  )
}

function Missing({ siteName }: { siteName: string }) {
  const t = useTranslator(snippet)
  return (
    <div className="grid justify-items-start gap-4">
      <PageTitle>{t('missing')}</PageTitle>
      <p className="text-ink-soft">{t('missingText')}</p>
      <a href="/" className={buttonClass({ variant: 'secondary' })}>
        {t('home', { site: siteName })}
      </a>
    </div>
  )
}
