import { Redirect } from 'wouter'

import { lastChanged } from '#client/features/documents/order.ts'
import { useDocuments } from '#client/features/documents/queries.ts'
import { useNewDocument } from '#client/features/documents/rail/useNewDocument.ts'
import { useHasFailed } from '#client/shared/hooks/useHasFailed.ts'
import { usePageTitle } from '#client/shared/hooks/usePageTitle.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { unavailable } from '#schema/messages/en/unavailable.ts'
import { workspace } from '#schema/messages/en/workspace.ts'

import { DocumentSkeleton } from './DocumentSkeleton.tsx'
import { Panel } from './Panel.tsx'

const t = translator(workspace)
const tUnavailable = translator(unavailable)

/** The document that was changed last; for a new user, the way to the first one. */
export function HomePage() {
  usePageTitle(null)
  const { data: documents, isError, isFetching, refetch } = useDocuments()
  const hasFailed = useHasFailed({ isError })
  const { busy, create } = useNewDocument()
  const latest = lastChanged(documents ?? [])
  if (latest) return <Redirect to={`/document/${latest.id}`} replace />
  if (!documents && hasFailed)
    return (
      <Panel
        title={tUnavailable('documentsFailed')}
        text={tUnavailable('documentsFailedText')}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        }
      />
    )
  if (!documents) return <DocumentSkeleton />
  return (
    <Panel
      title={tUnavailable('first')}
      text={tUnavailable('firstText')}
      action={
        <Button variant="primary" size="lg" busy={busy} onClick={create}>
          {tUnavailable('newDocument')}
        </Button>
      }
    />
  )
}
