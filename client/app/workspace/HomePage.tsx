import { Redirect } from 'wouter'

import { useDocuments } from '#client/features/documents/queries.ts'
import { useNewDocument } from '#client/features/documents/rail/useNewDocument.ts'
import { usePageTitle } from '#client/shared/hooks/usePageTitle.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'

import { DocumentSkeleton } from './DocumentSkeleton.tsx'
import { Panel } from './Panel.tsx'

/** The document that was changed last; for a new user, the way to the first one. */
export function HomePage() {
  usePageTitle(null)
  const { data: documents, isError, refetch } = useDocuments()
  const { busy, create } = useNewDocument()
  const [latest] = documents ?? []
  if (latest) return <Redirect to={`/document/${latest.id}`} replace />
  if (isError)
    return (
      <Panel
        title="Your documents could not be read"
        text="They are safe on the server. Please check your connection."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  if (!documents) return <DocumentSkeleton />
  return (
    <Panel
      title="A blank page awaits"
      text="Write or paste a text: mistakes are underlined as you go, and you can invite others to write with you."
      action={
        <Button variant="primary" size="lg" busy={busy} onClick={create}>
          New document
        </Button>
      }
    />
  )
}
