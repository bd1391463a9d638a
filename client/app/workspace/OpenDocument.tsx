import '#client/features/documents/editor/editor.css'

import { EditorContent } from '@tiptap/react'
import { useEffect, useState, type ReactNode } from 'react'

import { AssistPanel } from '#client/features/assist/AssistPanel.tsx'
import { SelectionMenu } from '#client/features/assist/SelectionMenu.tsx'
import { useImprove } from '#client/features/assist/useImprove.ts'
import { Corrections } from '#client/features/corrections/extension.ts'
import { IssuePopover } from '#client/features/corrections/IssuePopover.tsx'
import { IssuesPanel } from '#client/features/corrections/IssuesPanel.tsx'
import { useCorrections } from '#client/features/corrections/useCorrections.ts'
import type { Connection } from '#client/features/documents/editor/collab/connection.ts'
import { EndedNotice } from '#client/features/documents/editor/EndedNotice.tsx'
import { insertPending } from '#client/features/documents/editor/pendingContent.ts'
import { StartHint } from '#client/features/documents/editor/StartHint.tsx'
import { Toolbar } from '#client/features/documents/editor/Toolbar.tsx'
import { useDocumentEditor } from '#client/features/documents/editor/useDocumentEditor.ts'
import { useSaveCopy } from '#client/features/documents/editor/useSaveCopy.ts'
import { openQuotaDialog } from '#client/features/usage/quotaDialogStore.ts'
import { useStore } from '#client/shared/hooks/useStore.ts'
import { Skeleton } from '#client/shared/ui/Skeleton.tsx'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { mayWrite } from '#schema/sharing/roles.ts'
import { sampleText } from '#writing/check/sample.ts'

type Props = {
  document: DocumentSummary
  connection: Connection
  /** Goes to another document. */
  onOpen: (documentId: string) => void
  /** Places the review queue; `count` is shown where it is collapsed. */
  rail: (content: ReactNode, count: number) => ReactNode
}

/** The text of an open document with its toolbar, and its review queue. */
export function OpenDocument({ document, connection, onOpen, rail }: Props) {
  const editable = mayWrite(document.role)
  const [extensions] = useState(() => [Corrections])
  const loaded = useStore(connection.loaded)
  const editor = useDocumentEditor({ connection, editable: editable && loaded, extensions })
  const corrections = useCorrections(editor, editor.storage.corrections.handle, document.id)
  const improve = useImprove({ editor, documentId: document.id, onQuotaExceeded: openQuotaDialog })
  const copy = useSaveCopy({ connection, editor, title: document.title, onSaved: onOpen })
  const [page, setPage] = useState<HTMLElement | null>(null)

  useEffect(() => {
    if (loaded) insertPending(editor, document.id)
  }, [editor, loaded, document.id])

  const { start, stop } = improve
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = event.ctrlKey || event.metaKey
      if (command && event.key.toLowerCase() === 'j' && !event.altKey && !event.shiftKey) {
        event.preventDefault()
        void start()
      } else if (event.key === 'Escape') stop()
    }
    page?.addEventListener('keydown', onKeyDown)
    return () => page?.removeEventListener('keydown', onKeyDown)
  }, [page, start, stop])

  return (
    <>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <EndedNotice connection={connection} busy={copy.isPending} onSaveCopy={() => copy.mutate()} />
        {editable && (
          <div className="shrink-0 border-b">
            <Toolbar editor={editor} />
          </div>
        )}
        <div className="min-h-0 flex-1 overflow-y-auto">
          <div
            ref={setPage}
            className="relative mx-auto my-0 min-h-full max-w-[calc(68ch+8rem)] bg-paper px-5 pt-8 pb-40 shadow-sheet sm:my-6 sm:rounded-xl sm:px-16 sm:pt-14"
          >
            {!loaded && <TextSkeleton />}
            <div className={loaded ? undefined : 'sr-only'}>
              <EditorContent editor={editor} />
              {loaded && editable && <StartHint editor={editor} sample={sampleText} />}
            </div>
            {editable && (
              <SelectionMenu
                editor={editor}
                busy={improve.state.kind === 'running'}
                onImprove={() => void improve.start()}
              />
            )}
            <IssuePopover editor={editor} corrections={corrections} container={page} />
          </div>
        </div>
      </div>
      {rail(
        <>
          <AssistPanel
            editor={editor}
            documentId={document.id}
            state={improve.state}
            finished={improve.finished}
            onStop={improve.stop}
          />
          <IssuesPanel corrections={corrections} />
        </>,
        corrections.findings.length,
      )}
    </>
  )
}

function TextSkeleton() {
  return (
    <div className="grid gap-4" role="status" aria-label="Opening the document">
      <Skeleton className="h-8 w-2/3" />
      {['a', 'b', 'c', 'd', 'e', 'f'].map(line => (
        <Skeleton key={line} className="h-5" />
      ))}
      <Skeleton className="h-5 w-1/2" />
    </div>
  )
}
