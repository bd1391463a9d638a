import type { FeaturesContent } from '#schema/content/pages.ts'
import { content as texts } from '#schema/messages/en/content.ts'
import { PublicPage } from '#site/frame/PublicPage.tsx'
import type { SitePageProps } from '#site/page.tsx'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { CategoryLabel } from '#site/ui/CategoryLabel.tsx'
import { PageTitle } from '#site/ui/PageTitle.tsx'
import { Sections } from '#site/ui/Sections.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

const KINDS = ['spelling', 'grammar', 'style', 'tone', 'punctuation', 'clarity'] as const

/** The features, each on a card, and the colors of the kinds of corrections. */
export function FeaturesPage({ settings, content, visitor }: SitePageProps<FeaturesContent>) {
  const t = useTranslator(texts)
  return (
    <PublicPage settings={settings} isSignedIn={!visitor} width="wide">
      <PageTitle>{content.title}</PageTitle>
      <p className="mt-3 max-w-prose text-ink-soft">{content.summary}</p>
      <ul aria-label={t('kinds')} className="mt-6 flex flex-wrap gap-x-5 gap-y-2">
        {KINDS.map(category => (
          <li key={category}>
            <CategoryLabel category={category} />
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <Sections sections={content.sections} />
      </div>
      {visitor && (
        <p className="mt-12">
          <a href="/signup" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            {t('start')}
          </a>
        </p>
      )}
    </PublicPage>
  )
}
