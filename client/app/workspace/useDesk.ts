import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'

import { useAssist } from '#client/features/assist/useAssist.ts'
import { Corrections } from '#client/features/corrections/extension.ts'
import {
  useCorrections,
  type Corrections as OpenCorrections,
} from '#client/features/corrections/useCorrections.ts'
import type { Connection } from '#client/editor/collab/connection.ts'
import { dropPending, insertPending } from '#client/editor/core/pendingContent.ts'
import { useDocumentEditor } from '#client/editor/core/useDocumentEditor.ts'
import { useWriting, type Writing } from '#client/features/documents/useWriting.ts'
import { openQuotaDialog } from '#client/features/usage/quotaDialogStore.ts'
import { useStore } from '#client/shared/hooks/useStore.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { mayWrite } from '#schema/sharing/roles.ts'

/** Everything that works on one open text: the editor, its corrections and its AI actions. */
export type Desk = {
  editor: Editor
  corrections: OpenCorrections
  assist: ReturnType<typeof useAssist>
  /** How the text is checked. */
  writing: Writing
  /** The text on screen is the document's. */
  loaded: boolean
  /** The reader may change the text, and what he changes can be kept. */
  editable: boolean
}

/** Sets up the desk of a document. */
export function useDesk(document: DocumentSummary, connection: Connection): Desk {
  const loaded = useStore(connection.loaded)
  const [extensions] = useState(() => [Corrections])
  const { kind: saved } = useStore(connection.saved)
  const editable = mayWrite(document.role) && loaded && saved !== 'ended'
  const editor = useDocumentEditor({ connection, editable, extensions })
  const { handle } = editor.storage.corrections
  const writing = useWriting(document)
  const corrections = useCorrections({
    editor,
    handle,
    documentId: document.id,
    writing: writing.settings,
    editable,
  })
  const assist = useAssist({ editor, documentId: document.id, onQuotaExceeded: openQuotaDialog })
  useEffect(() => {
    if (loaded) insertPending(editor, document.id)
  }, [editor, loaded, document.id])
  useEffect(() => {
    // By now it may be saving what was inserted just before.
    if (saved === 'saved' && connection.saved.get().kind === saved) dropPending(editor, document.id)
  }, [connection, editor, saved, document.id])
  return { editor, corrections, assist, writing, loaded, editable }
}
