import type { ListContent } from '#schema/content/pages.ts'
import { content as texts } from '#schema/messages/en/content.ts'
import { PublicPage } from '#site/frame/PublicPage.tsx'
import type { SitePageProps } from '#site/page.tsx'
import { Answers } from '#site/ui/Answers.tsx'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { PageTitle } from '#site/ui/PageTitle.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import { Day } from './Day.tsx'
import { Search } from './icons.tsx'
import { listPath, type Library } from './libraries.ts'
import { TagLinks } from './TagLinks.tsx'

/** The blog, or the help center: its texts with a search that needs no JavaScript. */
export function EntryList({
  library,
  settings,
  content,
  visitor,
}: SitePageProps<ListContent> & { library: Library }) {
  const t = useTranslator(texts)
  const { entries, tags, query, more, questions } = content
  const isWhole = query.q === '' && query.tag === null
  return (
    <PublicPage settings={settings} isSignedIn={!visitor} width="text">
      <PageTitle>{t(library)}</PageTitle>
      <p className="mt-3 text-ink-soft">{t(`intro.${library}`)}</p>
      <search>
        <form action={`/${library}`} className="mt-6 flex gap-2">
          <input
            type="search"
            name="q"
            defaultValue={query.q}
            maxLength={100}
            aria-label={t(`searchIn.${library}`)}
            className="h-11 min-w-0 grow rounded-lg border bg-paper px-3"
          />
          <button type="submit" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            <Search /> {t('search')}
          </button>
        </form>
      </search>
      <div className="mt-4">
        <TagLinks library={library} tags={tags} chosen={query.tag} />
      </div>
      {!isWhole && (
        <p className="mt-6 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          {query.q !== '' && <span className="wrap-anywhere">{t('found', { words: query.q })}</span>}
          <a href={`/${library}`} className="touch-target inline-flex items-center underline">
            {t('showAll')}
          </a>
        </p>
      )}
      {entries.length === 0 ? (
        <p className="mt-10">{t('none')}</p>
      ) : (
        <ul className="mt-6 divide-y">
          {entries.map(({ slug, title, summary, day }) => (
            <li key={slug} className="relative py-6">
              <h2 className="font-serif text-xl font-semibold text-balance">
                <a href={`/${library}/${slug}`} className="after:absolute after:inset-0 hover:underline">
                  {title}
                </a>
              </h2>
              <p className="mt-1.5 text-ink-soft">{summary}</p>
              {library === 'blog' && (
                <p className="mt-1.5 text-sm text-ink-faint">
                  <Day day={day} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {(query.page > 1 || more) && (
        <nav aria-label={t('pages')} className="mt-8 flex justify-between gap-4">
          {query.page > 1 ? (
            <a
              rel="prev"
              href={listPath(library, { ...query, page: query.page - 1 })}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('previous')}
            </a>
          ) : (
            <span />
          )}
          {more && (
            <a
              rel="next"
              href={listPath(library, { ...query, page: query.page + 1 })}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('next')}
            </a>
          )}
        </nav>
      )}
      {questions.length > 0 && (
        <section aria-labelledby="questions" className="mt-16">
          <h2 id="questions" className="font-serif text-2xl font-semibold text-balance">
            {t('questions')}
          </h2>
          <Answers questions={questions} className="mt-4" />
        </section>
      )}
    </PublicPage>
  )
}
