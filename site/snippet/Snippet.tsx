import { useContext } from 'react'

import { snippet } from '#schema/messages/en/snippet.ts'
import type { SharedText } from '#schema/sharing/sharedText.ts'
import { Footer } from '#site/frame/Footer.tsx'
import { Header } from '#site/frame/Header.tsx'
import type { SitePageProps } from '#site/page.tsx'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { SkipLink } from '#site/ui/SkipLink.tsx'
import { LanguageContext, useTranslator } from '#site/ui/useTranslator.ts'

import { Blocks } from './Blocks.tsx'

/** The text that a share code opens, or that the code opens nothing. */
export function Snippet({ settings, content }: SitePageProps<SharedText | null>) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header settings={settings} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-180 grow px-5 py-12 outline-none sm:px-8">
        {content === null ? <Missing siteName={settings.siteName} /> : <Shared {...content} />}
      </main>
      <Footer settings={settings} />
    </div>
  )
}

function Shared({ title, author, updatedAt, body }: SharedText) {
  const t = useTranslator(snippet)
  const { locale } = useContext(LanguageContext)
  // The server's time zone is not the reader's.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <article>
      <h1 dir="auto" className="font-serif text-title font-semibold text-balance wrap-break-word">
        {title}
      </h1>
      <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <span>{t('by', { name: author })}</span>
        <time dateTime={updatedAt}>{t('updated', { date: day.format(new Date(updatedAt)) })}</time>
      </p>
      <div className="mt-8 font-serif text-lg leading-relaxed wrap-break-word [&>*+*]:mt-3">
        <Blocks nodes={body.content ?? []} />
      </div>
    </article>
  )
}

function Missing({ siteName }: { siteName: string }) {
  const t = useTranslator(snippet)
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="font-serif text-title font-semibold text-balance">{t('missing')}</h1>
      <p className="text-ink-soft">{t('missingText')}</p>
      <a href="/" className={buttonClass({ variant: 'secondary' })}>
        {t('home', { site: siteName })}
      </a>
    </div>
  )
}
