import { Link } from 'wouter'

import { useDocument, useFreshListAfterwards, useTrash } from '#client/features/documents/queries.ts'
import { useRestoreDocument } from '#client/features/documents/mutations.ts'
import { usePageTitle } from '#client/shared/hooks/usePageTitle.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { buttonClass } from '#client/shared/ui/form/buttonClass.ts'
import { id } from '#schema/shared/ids.ts'
import type { RouteMatch } from '#schema/site/matchRoute.ts'

import { DocumentSkeleton } from './DocumentSkeleton.tsx'
import { OpenDocument } from './OpenDocument.tsx'
import { Panel } from './Panel.tsx'

type Props = { params: RouteMatch['params'] }

/** The document of the address, or a panel that says why it is not shown. */
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
      title="The document could not be read"
      text="It is safe on the server. Please check your connection."
      action={<Button onClick={() => void refetch()}>Try again</Button>}
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
        title="This document is in the trash"
        text={`“${trashed.title}” can be opened again after it was restored.`}
        action={
          <Button
            variant="ink"
            busy={isPending}
            onClick={() => void attempt(restore(documentId), 'The document was not restored')}
          >
            Restore
          </Button>
        }
      />
    )
  return (
    <Panel
      title="This document isn’t available"
      text="It does not exist, it was deleted, or you are not one of its people. Ask its owner to share it with you."
      action={
        <Link to="/" className={buttonClass()}>
          Back to your documents
        </Link>
      }
    />
  )
}
