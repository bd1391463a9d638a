import { translator } from '#client/shared/messages/translator.ts'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { revisions as messages } from '#schema/messages/en/revisions.ts'

import { ReadFailed } from './ReadFailed.tsx'

const t = translator(messages)

type Props = { error: Error | null; isFetching: boolean; onRetry: () => void }

/** In place of a version that is loading, or that could not be loaded. */
export function VersionState({ error, isFetching, onRetry }: Props) {
  if (!error)
    return (
      <div role="status" aria-label={t('loadingVersion')} className="grid gap-3 p-5">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5 w-2/3" />
      </div>
    )
  return <ReadFailed title={t('versionFailed')} error={error} isFetching={isFetching} onRetry={onRetry} />
}
