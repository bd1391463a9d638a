import type { TextContent } from '#schema/content/pages.ts'
import { PublicPage } from '#site/frame/PublicPage.tsx'
import type { SitePageProps } from '#site/page.tsx'
import { PageTitle } from '#site/ui/PageTitle.tsx'
import { Prose } from '#site/ui/Prose.tsx'

import { Day } from './Day.tsx'

/** A text with a page for itself, such as the privacy policy. */
export function TextPage({ settings, content, visitor }: SitePageProps<TextContent>) {
  return (
    <PublicPage settings={settings} isSignedIn={!visitor} width="text">
      <article>
        <PageTitle>{content.title}</PageTitle>
        <p className="mt-3 text-sm text-ink-soft">
          <Day day={content.day} isUpdate />
        </p>
        <div className="mt-8">
          <Prose html={content.html} />
        </div>
      </article>
    </PublicPage>
  )
}
