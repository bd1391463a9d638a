import { Link } from 'wouter'

import { useDocument, useFreshListAfterwards, useTrash } from '#client/features/documents/queries.ts'
import { useRestoreDocument } from '#client/features/documents/mutations.ts'
import { usePageTitle } from '#client/shared/hooks/usePageTitle.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { buttonClass } from '#client/shared/ui/form/buttonClass.ts'
import { id } from '#schema/shared/ids.ts'
import type { RouteMatch } from '#schema/site/matchRoute.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { workspace } from '#schema/messages/en/workspace.ts'

import { DocumentSkeleton } from './DocumentSkeleton.tsx'
import { OpenDocument } from './OpenDocument.tsx'
import { Panel } from './Panel.tsx'

const t = translator(workspace)

type Props = { params: RouteMatch['params'] }

/** The document of the address, or a panel that explains why it is not shown. */
export function DocumentPage({ params: { documentId = '' } }: Props) {
  return id.safeParse(documentId).success ? (
    <Found key={documentId} documentId={documentId} />
  ) : (
    <Missing documentId={documentId} />
  )
}

function Found({ documentId }: { documentId: string }) {
  const { data: document, isError, refetch } = useDocument(documentId)
  usePageTitle(document?.title ?? null)
  useFreshListAfterwards()
  if (document) return <OpenDocument document={document} />
  if (document === null) return <Missing documentId={documentId} />
  if (!isError) return <DocumentSkeleton />
  return (
    <Panel
      title={t('documentFailed')}
      text={t('documentFailedText')}
      action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
    />
  )
}

function Missing({ documentId }: { documentId: string }) {
  const { data: trash } = useTrash()
  const { mutateAsync: restore, isPending } = useRestoreDocument()
  const trashed = trash?.find(document => document.id === documentId)
  if (trashed)
    return (
      <Panel
        title={t('trashed')}
        text={t('trashedText', { title: trashed.title })}
        action={
          <Button
            variant="ink"
            busy={isPending}
            onClick={() => void attempt(restore(documentId), t('restoreFailed'))}
          >
            {t('restore')}
          </Button>
        }
      />
    )
  return (
    <Panel
      title={t('unavailable')}
      text={t('unavailableText')}
      action={
        <Link to="/" className={buttonClass()}>
          {t('backToDocuments')}
        </Link>
      }
    />
  )
}
