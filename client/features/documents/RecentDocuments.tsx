import { Link } from 'wouter'

import { ago, wordCount } from '#client/shared/lib/time.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { Timed } from '#client/shared/ui/layout/Timed.tsx'
import { dashboard } from '#schema/messages/en/dashboard.ts'

import { useDocuments } from './queries.ts'

const t = translator(dashboard)

const SHOWN = 5

/** The documents that were changed last. */
export function RecentDocuments() {
  const query = useDocuments()
  return (
    <Card title={t('recent')} className="grid content-start gap-3 p-5">
      <QueryState query={query} loading={<Skeleton className="h-40" />} failed={t('recentFailed')}>
        {documents =>
          documents.length === 0 ? (
            <p className="text-sm text-ink-soft">{t('recentNone')}</p>
          ) : (
            <ul className="-mx-2.5 grid gap-px">
              {documents.slice(0, SHOWN).map(({ id, title, words, updatedAt }) => (
                <li key={id}>
                  <Link
                    to={`/document/${id}`}
                    className="grid min-h-11 min-w-0 content-center rounded-lg px-2.5 py-1.5 transition-colors hover:bg-hover"
                  >
                    <span className="truncate text-sm font-medium">{title}</span>
                    <span className="text-xs text-ink-faint tabular-nums">
                      {wordCount(words)} · <Timed text={() => ago(updatedAt)} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  )
}
