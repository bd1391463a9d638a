import { PublicPage } from '#site/frame/PublicPage.tsx'
import type { SitePageProps } from '#site/page.tsx'

import { Day } from './Day.tsx'
import type { TextContent } from './parse.ts'
import { Prose } from './Prose.tsx'

/** A text with a page for itself, such as the privacy policy. */
export function TextPage({ settings, content, visitor }: SitePageProps<TextContent>) {
  return (
    <PublicPage settings={settings} isSignedIn={!visitor} width="text">
      <article>
        <h1 className="font-serif text-title font-semibold text-balance">{content.title}</h1>
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
