import { content as texts } from '#schema/messages/en/content.ts'
import { PublicPage } from '#site/frame/PublicPage.tsx'
import type { SitePageProps } from '#site/page.tsx'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { CategoryLabel } from '#site/ui/CategoryLabel.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import { Markdown } from './Markdown.tsx'
import type { FeaturesContent } from './parse.ts'

const KINDS = ['spelling', 'grammar', 'style', 'tone', 'punctuation', 'clarity'] as const

/** The features, each on a card, and the colors of the kinds of corrections. */
export function FeaturesPage({ settings, content, visitor }: SitePageProps<FeaturesContent>) {
  const t = useTranslator(texts)
  return (
    <PublicPage settings={settings} isSignedIn={!visitor} width="wide">
      <h1 className="font-serif text-title font-semibold text-balance">{content.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft">{content.summary}</p>
      <ul aria-label={t('kinds')} className="mt-6 flex flex-wrap gap-x-5 gap-y-2">
        {KINDS.map(category => (
          <li key={category}>
            <CategoryLabel category={category} />
          </li>
        ))}
      </ul>
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {content.sections.map(({ title, html }) => (
          <li key={title} className="rounded-xl border bg-paper p-6 shadow-sheet">
            <h2 className="text-lg font-semibold text-balance">{title}</h2>
            <Markdown html={html} className="mt-2 text-sm leading-relaxed text-ink-soft" />
          </li>
        ))}
      </ul>
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
