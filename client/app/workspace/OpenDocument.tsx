import '#client/editor/core/editor.css'
import '#client/editor/presence/carets.css'
import '#client/editor/core/print.css'
import '#client/editor/images/images.css'
import '#client/editor/suggesting/suggestions.css'
import { useQueryClient } from '@tanstack/react-query'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useLocation } from 'wouter'

import type { Connection } from '#client/editor/collab/connection.ts'
import { SavedLabel } from '#client/editor/collab/SavedLabel.tsx'
import { useConnection } from '#client/editor/collab/useConnection.ts'
import { useReadable } from '#client/editor/collab/useReadable.ts'
import { Page, Slot } from '#client/editor/core/Page.tsx'
import { Toolbar } from '#client/editor/core/Toolbar.tsx'
import { useSaveCopy } from '#client/editor/core/useSaveCopy.ts'
import { featureRunners } from '#client/editor/features/featureRunners.tsx'
import { People } from '#client/editor/presence/People.tsx'
import { PeopleColors } from '#client/editor/presence/PeopleColors.tsx'
import { ReviewTabs } from '#client/editor/review/ReviewTabs.tsx'
import { removeDocument } from '#client/features/documents/events.ts'
import { ExportMenu } from '#client/features/files/ExportMenu.tsx'
import { OwnerOffer } from '#client/features/sharing/OwnerOffer.tsx'
import { SharePart } from '#client/features/sharing/SharePart.tsx'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { dismissFailure, toast } from '#client/shared/ui/feedback/toast.ts'
import type { RosterEntry } from '#schema/collab/roster.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { KINDS } from '#schema/documents/kinds.ts'
import { workspace } from '#schema/messages/en/workspace.ts'
import { mayManage, maySuggest } from '#schema/sharing/roles.ts'

import { DocumentLayout } from './DocumentLayout.tsx'
import { DocumentSkeleton } from './DocumentSkeleton.tsx'
import { editorFeatures, snippetFeatures } from './editorFeatures.ts'
import { openSession } from './palette/openSession.ts'
import { ReadMarks } from './ReadMarks.tsx'
import { useEditorSession } from './useEditorSession.ts'

const t = translator(workspace)

// The server ends a connection; it is there to ask for this.
const EndedNotice = onDemand(
  async () => (await import('#client/editor/collab/EndedNotice.tsx')).EndedNotice,
  { ahead: true },
)

const Reactions = onDemand(async () => (await import('#client/features/comments/Reactions.tsx')).Reactions, {
  ahead: true,
})

const TagsBar = onDemand(async () => (await import('#client/features/snippets/TagsBar.tsx')).TagsBar, {
  ahead: true,
})

const FeatureRunners = featureRunners(editorFeatures)
const SnippetRunners = featureRunners(snippetFeatures)

/** When the text of a document is on screen, for measurements. */
const TEXT_MARK = 'text'

const STAYS = atom(true)
const NOBODY = atom<readonly RosterEntry[]>([])

type Props = {
  document: DocumentSummary
  /** Takes the place of a document that the user has lost, once the server has all that was typed. */
  lost: ReactNode
}

/**
 * An open document. It is opened again when the user's role changes between reading and writing.
 */
export function OpenDocument({ document, lost }: Props) {
  const user = useCurrentUser()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const connection = useConnection(document.id, user.id, !maySuggest(document.role))
  useReadable(connection, lost ? null : document.revision)
  const stays = useAtomValue(lost && connection ? connection.unsaved : STAYS)
  const leave = () => {
    removeDocument(queryClient, document.id)
    navigate(document.kind === 'snippet' ? KINDS.snippet.path : '/')
  }
  if (!stays || (!connection && lost)) return lost
  return (
    <>
      {connection ? (
        <Opened document={document} connection={connection} userId={user.id} />
      ) : (
        <DocumentSkeleton />
      )}
      <SharePart document={document} roster={connection?.roster ?? NOBODY} onLeft={leave} />
    </>
  )
}

type OpenedProps = { document: DocumentSummary; connection: Connection; userId: string }

/** Draws all of the screen, so it follows nothing that changes with a key. */
function Opened({ document, connection, userId }: OpenedProps) {
  const [, navigate] = useLocation()
  const session = useEditorSession(document, connection)
  const setOpenSession = useSetAtom(openSession)
  useEffect(() => {
    setOpenSession(session)
    return () => setOpenSession(null)
  }, [session, setOpenSession])
  useEffect(() => {
    if (session.loaded) performance.mark(TEXT_MARK)
  }, [session.loaded])
  const isSnippet = document.kind === 'snippet'
  const isStuck = useAtomValue(connection.isStuck)
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
    <PeopleColors document={document} connection={connection}>
      <ReadMarks session={session} />
      {isSnippet ? <SnippetRunners session={session} /> : <FeatureRunners session={session} />}
      <DocumentLayout
        document={document}
        onTitled={() => session.editor.view.focus()}
        saved={<SavedLabel connection={connection} />}
        presence={
          <People editor={session.editor} connection={connection} kind={document.kind} userId={userId} />
        }
        actions={<ExportMenu session={session} />}
        notice={
          <>
            {isStuck && (
              <Suspense>
                <EndedNotice connection={connection} busy={copy.isPending} onSaveCopy={saveCopy} />
              </Suspense>
            )}
            {!isSnippet && !mayManage(document.role) && <OwnerOffer document={document} />}
          </>
        }
        toolbar={<Toolbar session={session} />}
        status={<Slot session={session} slot="status" />}
        above={
          <>
            {isSnippet && (
              <div className="flex shrink-0 items-start border-b">
                <Suspense>
                  <TagsBar snippet={document} />
                </Suspense>
                <div className="ml-auto flex min-h-11 max-w-1/2 shrink-0 items-center px-4">
                  <Suspense>
                    <Reactions documentId={document.id} targetId={document.id} canAdd />
                  </Suspense>
                </div>
              </div>
            )}
            <Slot session={session} slot="above" />
          </>
        }
        editor={<Page session={session} />}
        review={<ReviewTabs session={session} />}
        reviewCount={session.review.count}
        reviewWaiting={session.review.waiting}
      />
    </PeopleColors>
  )
}
