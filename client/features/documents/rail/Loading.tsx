import { translator } from '#client/shared/messages/translator.ts'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { documentLists } from '#schema/messages/en/documentLists.ts'

const t = translator(documentLists)

/** The shape of documents that are on their way. */
export function Loading() {
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-2 px-2.5">
      {[0, 1, 2, 3].map(row => (
        <Skeleton key={row} className="h-11" />
      ))}
    </div>
  )
}
