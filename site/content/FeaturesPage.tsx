import { content as texts } from '#schema/messages/en/content.ts'
import { PublicPage } from '#site/frame/PublicPage.tsx'
import type { SitePageProps } from '#site/page.tsx'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

import type { FeaturesContent } from './parse.ts'
import { Sections } from './Sections.tsx'

/** The features, each on a card. */
export function FeaturesPage({ settings, content, visitor }: SitePageProps<FeaturesContent>) {
  const t = useTranslator(texts)
  return (
    <PublicPage settings={settings} isSignedIn={!visitor} width="wide">
      <h1 className="font-serif text-title font-semibold text-balance">{content.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft">{content.summary}</p>
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
