import '#client/editor/core/editor.css'

import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'

import type { Connection } from '#client/editor/collab/connection.ts'
import { useConnection } from '#client/editor/collab/useConnection.ts'
import { People } from '#client/editor/presence/People.tsx'
import { SavedLabel } from '#client/editor/collab/SavedLabel.tsx'
import { Page } from '#client/editor/core/Page.tsx'
import { Toolbar } from '#client/editor/core/Toolbar.tsx'
import { FeatureRunners } from '#client/editor/features/FeatureRunners.tsx'
import { ReviewTabs } from '#client/editor/review/ReviewTabs.tsx'
import { useSaveCopy } from '#client/editor/core/useSaveCopy.ts'
import { useListAfterSaving } from '#client/features/documents/useListAfterSaving.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { dismissFailure, toast } from '#client/shared/ui/feedback/toast.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { mayWrite } from '#schema/sharing/roles.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { workspace } from '#schema/messages/en/workspace.ts'

import { DocumentLayout } from './DocumentLayout.tsx'
import { DocumentSkeleton } from './DocumentSkeleton.tsx'
import { editorFeatures } from './editorFeatures.ts'
import { openSession } from './palette/openSession.ts'
import { useEditorSession } from './useEditorSession.ts'

const t = translator(workspace)

// The server ends a connection; it is there to ask for this.
const EndedNotice = onDemand(
  async () => (await import('#client/editor/collab/EndedNotice.tsx')).EndedNotice,
  { ahead: true },
)

/**
 * An open document. It is opened again when the user's role changes between reading and writing.
 */
export function OpenDocument({ document, onUnsaved }: Pick<Props, 'document' | 'onUnsaved'>) {
  const user = useCurrentUser()
  const connection = useConnection(document.id, user.id, !mayWrite(document.role))
  if (!connection) return <DocumentSkeleton />
  return <Opened document={document} connection={connection} userId={user.id} onUnsaved={onUnsaved} />
}

type Props = {
  document: DocumentSummary
  connection: Connection
  userId: string
  /** Called when text is typed that the server has not stored, and when it has. */
  onUnsaved: (isUnsaved: boolean) => void
}

function Opened({ document, connection, userId, onUnsaved }: Props) {
  const [, navigate] = useLocation()
  const session = useEditorSession(document, connection)
  const setOpenSession = useSetAtom(openSession)
  useEffect(() => {
    setOpenSession(session)
    return () => setOpenSession(null)
  }, [session, setOpenSession])
  useListAfterSaving(connection.saved)
  const { count } = useAtomValue(session.review.queue)
  const isUnsaved = useAtomValue(connection.unsaved)
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved])
  const ended = useAtomValue(connection.saved).kind === 'ended'
  const copy = useSaveCopy({ connection, editor: session.editor, title: document.title })
  const saveCopy = () =>
    copy.mutate(undefined, {
      onSuccess: made => {
        dismissFailure('save a copy')
        navigate(`/document/${made}`)
      },
      onError: () =>
        toast({
          kind: 'error',
          title: t('copyFailed'),
          description: t('copyFailedText'),
          failureOf: 'save a copy',
        }),
    })
  return (
    <>
      <FeatureRunners features={editorFeatures} session={session} />
      <DocumentLayout
        document={document}
        onTitled={() => session.editor.commands.focus()}
        saved={<SavedLabel connection={connection} />}
        presence={<People connection={connection} userId={userId} />}
        notice={
          ended && (
            <Suspense>
              <EndedNotice connection={connection} busy={copy.isPending} onSaveCopy={saveCopy} />
            </Suspense>
          )
        }
        toolbar={mayWrite(document.role) && <Toolbar session={session} />}
        editor={<Page session={session} />}
        review={<ReviewTabs session={session} />}
        reviewCount={count}
      />
    </>
  )
}
