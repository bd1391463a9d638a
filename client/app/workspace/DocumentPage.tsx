import { useState } from 'react'
import { Link } from 'wouter'

import { useDocument, useFreshListAfterwards, useTrash } from '#client/features/documents/queries.ts'
import { useRestoreDocument } from '#client/features/documents/mutations.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
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
    <Missing documentId={documentId} wasOpen={false} />
  )
}

function Found({ documentId }: { documentId: string }) {
  const { data: document, isError, refetch } = useDocument(documentId)
  usePageTitle(document?.title ?? null)
  useFreshListAfterwards()
  const [shown, setShown] = useState(document)
  const [isUnsaved, setUnsaved] = useState(false)
  if (document && document !== shown) setShown(document)
  // A user who loses access keeps the page while it has text that the server does not have.
  const open = document ?? (document === null && isUnsaved ? shown : null)
  if (open) return <OpenDocument document={open} onUnsaved={setUnsaved} />
  if (document === null) return <Missing documentId={documentId} wasOpen={Boolean(shown)} />
  if (!isError) return <DocumentSkeleton />
  return (
    <Panel
      title={t('documentFailed')}
      text={t('documentFailedText')}
      action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
    />
  )
}

function Missing({ documentId, wasOpen }: { documentId: string; wasOpen: boolean }) {
  usePageTitle(t('unavailable'))
  const { data: trash } = useTrash()
  const { mutateAsync: restore, isPending } = useRestoreDocument()
  const { emailVerified, email } = useCurrentUser()
  const trashed = trash?.find(document => document.id === documentId)
  const text = t(wasOpen ? 'unavailableNow' : 'unavailableText')
  if (trashed)
    return (
      <Panel
        title={t('trashed')}
        text={t('trashedText', { title: trashed.title })}
        action={
          <Button
            variant="ink"
            busy={isPending}
            onClick={() => void attempt(restore(documentId), t('restoreFailed'), documentId)}
          >
            {t('restore')}
          </Button>
        }
      />
    )
  return (
    <Panel
      title={t('unavailable')}
      text={emailVerified ? text : `${text} ${t('confirmFirst', { email })}`}
      action={
        <Link to="/" className={buttonClass()}>
          {t('backToDocuments')}
        </Link>
      }
    />
  )
}
