import { translator } from '#client/shared/messages/translator.ts'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Main } from '#client/shared/ui/layout/Main.tsx'
import { workspace } from '#schema/messages/en/workspace.ts'

const t = translator(workspace)

/** The placeholder of a loading document. */
export function DocumentSkeleton() {
  return (
    <Main className="flex min-w-0 grow flex-col">
      <div className="flex h-13 items-center justify-between border-b px-4">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-8 w-20" />
      </div>
      <div
        role="status"
        aria-label={t('loadingDocument')}
        className="mx-auto w-full max-w-3xl grow p-4 sm:p-8"
      >
        <div className="grid gap-4 rounded-xl bg-paper p-8 shadow-sheet sm:p-14">
          {['w-2/3', 'w-full', 'w-11/12', 'w-4/5'].map(width => (
            <Skeleton key={width} className={`h-5 ${width}`} />
          ))}
        </div>
      </div>
    </Main>
  )
}
