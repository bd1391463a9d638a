import { queryOptions, useQuery } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { account } from '#schema/messages/en/account.ts'
import { read } from '#schema/storage/endpoints.ts'
import { MEGABYTE, sizeText, UNVERIFIED_STORAGE_MB } from '#schema/storage/rules.ts'

const t = translator(account)

/** Typing publishes no events, so the size is read again while it is shown. */
const READ_EVERY_MS = 5000

const storageQuery = queryOptions({
  queryKey: ['storage'],
  queryFn: ({ signal }) => call(read, {}, { signal }),
  refetchInterval: READ_EVERY_MS,
})

/** Shows how much of their storage the user's documents take. */
export function StorageSection() {
  const { emailVerified } = useCurrentUser()
  const query = useQuery(storageQuery)
  return (
    <Section title={t('storage.title')} text={t('storage.text')}>
      <QueryState query={query} loading={<Skeleton className="h-8 w-full max-w-lg" />}>
        {data => (
          <div className="grid w-full max-w-lg gap-2">
            <p className="text-sm tabular-nums">
              {t('storage.used', {
                used: sizeText(data.usedBytes, Math.ceil),
                limit: sizeText(data.limitBytes),
              })}
            </p>
            <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunk">
              <div
                className="h-full origin-left rounded-full bg-brand"
                style={{ transform: `scaleX(${Math.min(1, data.usedBytes / data.limitBytes)})` }}
              />
            </div>
            {data.usedBytes >= data.limitBytes && (
              <p role="status" className="text-sm text-danger">
                {t('storage.full')}
              </p>
            )}
            {!emailVerified && (
              <p className="text-sm text-ink-soft">
                {t('storage.unverified', { limit: sizeText(UNVERIFIED_STORAGE_MB * MEGABYTE) })}
              </p>
            )}
          </div>
        )}
      </QueryState>
    </Section>
  )
}
