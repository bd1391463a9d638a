import '#client/editor/core/editor.css'

import { useLocation } from 'wouter'

import { useFindingCount } from '#client/features/corrections/useCorrections.ts'
import type { Connection } from '#client/editor/collab/connection.ts'
import { useConnection } from '#client/editor/collab/useConnection.ts'
import { EndedNotice } from '#client/editor/collab/EndedNotice.tsx'
import { People } from '#client/editor/presence/People.tsx'
import { SavedLabel } from '#client/editor/collab/SavedLabel.tsx'
import { Toolbar } from '#client/editor/core/Toolbar.tsx'
import { useListAfterSaving } from '#client/editor/core/useListAfterSaving.ts'
import { useSaveCopy } from '#client/editor/core/useSaveCopy.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { mayWrite } from '#schema/sharing/roles.ts'

import { DocumentLayout } from './DocumentLayout.tsx'
import { DocumentSkeleton } from './DocumentSkeleton.tsx'
import { Page } from './Page.tsx'
import { ReviewQueue } from './ReviewQueue.tsx'
import { useDesk } from './useDesk.ts'

/** An open document; opened anew when the reader's role changes between reading and writing. */
export function OpenDocument({ document }: { document: DocumentSummary }) {
  const user = useCurrentUser()
  const connection = useConnection(document.id, user.id, !mayWrite(document.role))
  if (!connection) return <DocumentSkeleton />
  return <Opened document={document} connection={connection} userId={user.id} />
}

type Props = { document: DocumentSummary; connection: Connection; userId: string }

function Opened({ document, connection, userId }: Props) {
  const [, navigate] = useLocation()
  const desk = useDesk(document, connection)
  useListAfterSaving(connection)
  const findingCount = useFindingCount(desk.corrections.handle)
  const copy = useSaveCopy({ connection, editor: desk.editor, title: document.title })
  const saveCopy = () =>
    copy.mutate(undefined, {
      onSuccess: made => navigate(`/document/${made}`),
      onError: () =>
        toast({
          kind: 'error',
          title: 'The copy could not be saved',
          description: 'Your text is still on this page. Please try again in a moment.',
        }),
    })
  return (
    <DocumentLayout
      document={document}
      saved={<SavedLabel connection={connection} />}
      presence={<People connection={connection} userId={userId} />}
      notice={<EndedNotice connection={connection} busy={copy.isPending} onSaveCopy={saveCopy} />}
      toolbar={mayWrite(document.role) && <Toolbar editor={desk.editor} />}
      editor={<Page desk={desk} />}
      review={<ReviewQueue desk={desk} document={document} />}
      reviewCount={findingCount}
    />
  )
}
