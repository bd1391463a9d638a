import { Suspense, useState, type ComponentProps } from 'react'

import { useDocument } from '#client/features/documents/queries.ts'
import { useHasFailed } from '#client/shared/hooks/useHasFailed.ts'
import { usePageTitle } from '#client/shared/hooks/usePageTitle.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { workspace } from '#schema/messages/en/workspace.ts'
import { id } from '#schema/shared/ids.ts'
import type { RouteMatch } from '#schema/site/matchRoute.ts'

import { DocumentSkeleton } from './DocumentSkeleton.tsx'
import { OpenDocument } from './OpenDocument.tsx'
import { Panel } from './Panel.tsx'

const t = translator(workspace)

// Few documents that are opened are missing.
const MissingDocument = onDemand(async () => (await import('./MissingDocument.tsx')).MissingDocument, {
  ahead: true,
})

const MissingSnippet = onDemand(async () => (await import('./MissingSnippet.tsx')).MissingSnippet, {
  ahead: true,
})

type Props = { params: RouteMatch['params'] }

/** The document of the address, or a panel that explains why it is not shown. */
export const DocumentPage = ({ params }: Props) => <TextPage kind="document" params={params} />

/** The same for a snippet. */
export const SnippetPage = ({ params }: Props) => <TextPage kind="snippet" params={params} />

function TextPage({ kind, params: { documentId = '' } }: Props & { kind: DocumentKind }) {
  return id.safeParse(documentId).success ? (
    <Found key={documentId} documentId={documentId} kind={kind} />
  ) : (
    <Missing documentId={documentId} kind={kind} wasOpen={false} />
  )
}

function Found({ documentId, kind }: { documentId: string; kind: DocumentKind }) {
  const { data: document, isError, isFetching, refetch } = useDocument(documentId, kind)
  const hasFailed = useHasFailed({ isError })
  usePageTitle(document?.title ?? null)
  const [shown, setShown] = useState(document)
  if (document && document !== shown) setShown(document)
  const missing = document === null && (
    <Missing documentId={documentId} kind={kind} wasOpen={Boolean(shown)} />
  )
  const open = document ?? (missing ? shown : null)
  if (open) return <OpenDocument document={open} lost={missing || null} />
  if (missing) return missing
  if (!hasFailed) return <DocumentSkeleton />
  return (
    <Panel
      title={t(`documentFailed.${kind}`)}
      text={t('documentFailedText')}
      action={
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      }
    />
  )
}

const Missing = ({ kind, ...props }: ComponentProps<typeof MissingDocument> & { kind: DocumentKind }) => (
  <Suspense fallback={<DocumentSkeleton />}>
    {kind === 'snippet' ? <MissingSnippet {...props} /> : <MissingDocument {...props} />}
  </Suspense>
)
