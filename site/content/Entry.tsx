import type { EntryContent } from '#schema/content/pages.ts'
import { content as texts } from '#schema/messages/en/content.ts'
import { PublicPage } from '#site/frame/PublicPage.tsx'
import type { SitePageProps } from '#site/page.tsx'
import { PageTitle } from '#site/ui/PageTitle.tsx'
import { Prose } from '#site/ui/Prose.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import { Day } from './Day.tsx'
import { ArrowLeft } from './icons.tsx'
import type { Library } from './libraries.ts'
import { TagLinks } from './TagLinks.tsx'

/** A post, or an article of the help center. */
export function Entry({
  library,
  settings,
  content,
  visitor,
}: SitePageProps<EntryContent> & { library: Library }) {
  const t = useTranslator(texts)
  return (
    <PublicPage settings={settings} isSignedIn={!visitor} width="text">
      <a
        href={`/${library}`}
        className="touch-target inline-flex items-center gap-1.5 text-sm text-ink-soft hover:text-ink [&_svg]:size-4"
      >
        <ArrowLeft /> {t(`back.${library}`)}
      </a>
      <article className="mt-6">
        <PageTitle>{content.title}</PageTitle>
        <p className="mt-3 text-sm text-ink-soft">
          <Day day={content.day} isUpdate={library === 'help'} />
        </p>
        <div className="mt-8">
          <Prose html={content.html} />
        </div>
      </article>
      <div className="mt-10 border-t pt-6">
        <TagLinks library={library} tags={content.tags} chosen={null} />
      </div>
    </PublicPage>
  )
}
