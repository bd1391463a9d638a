import { useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'

import type { Connection } from '#client/editor/collab/connection.ts'
import { dropPending, usePendingContent } from '#client/editor/core/pendingContent.ts'
import { usePendingSelection } from '#client/editor/core/pendingSelection.ts'
import { useDocumentEditor } from '#client/editor/core/useDocumentEditor.ts'
import { createContributions } from '#client/editor/features/contributions.ts'
import { escapeInText } from '#client/editor/features/escape.ts'
import { useMode } from '#client/editor/mode/mode.ts'
import { Review } from '#client/editor/review/review.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { keepSuggestions } from '#client/editor/suggesting/keepSuggestions.ts'
import { suggestAs } from '#client/editor/suggesting/suggesting.ts'
import { useIsJustCreated } from '#client/features/documents/rail/useNewDocument.ts'
import { useWriting } from '#client/features/documents/useWriting.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { placeOf } from '#client/shared/lib/placeOf.ts'
import { store } from '#client/shared/lib/store.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { mayWrite } from '#schema/sharing/roles.ts'

import { editorFeatures, snippetFeatures } from './editorFeatures.ts'
import { useReviewPlace } from './useReviewPlace.ts'
import { useTitleFromText } from './useTitleFromText.ts'

/** Opens the editor of a document with all its features. */
export function useEditorSession(document: DocumentSummary, connection: Connection): EditorSession {
  const loaded = useAtomValue(connection.loaded)
  const ended = useAtomValue(connection.ended)
  const { id: userId } = useCurrentUser()
  const place = placeOf(userId, document.id)
  const mode = useMode(place, document.role)
  const editable = mode !== 'viewing' && loaded && !ended
  const [{ contributions, review, extensions }] = useState(() => createParts(document.kind, place))
  const editor = useDocumentEditor({ connection, kind: document.kind, editable, extensions })
  const writes = mayWrite(document.role)
  useLayoutEffect(
    () => suggestAs(editor, mode === 'suggesting' ? userId : null, writes),
    [editor, mode, userId, writes],
  )
  const { body } = connection
  useEffect(() => (writes ? keepSuggestions(body, userId) : undefined), [body, userId, writes])
  const writing = useWriting(document)
  const { showReview, showOverText, showText } = useReviewPlace()
  const isJustCreated = useIsJustCreated()
  useEffect(() => {
    // At once: the editor's command waits for a frame, in which a key would go to the page.
    if (isJustCreated && editable) editor.view.focus()
  }, [editor, isJustCreated, editable])
  useTitleFromText(editor, document, { loaded, isJustCreated })
  usePendingContent(editor, document.id, loaded)
  usePendingSelection(editor, document.id, loaded)
  useEffect(() => {
    const drop = () => {
      if (store.get(connection.saved).kind === 'saved') dropPending(editor, document.id)
    }
    drop()
    return store.sub(connection.saved, drop)
  }, [connection, editor, document.id])
  return useMemo(
    () => ({
      editor,
      document,
      connection,
      writing,
      loaded,
      mode,
      editable,
      contributions,
      review,
      showReview,
      showOverText,
      showText,
    }),
    [
      editor,
      document,
      connection,
      writing,
      loaded,
      mode,
      editable,
      contributions,
      review,
      showReview,
      showOverText,
      showText,
    ],
  )
}

/** Creates the parts of an editor, once per open document. */
function createParts(kind: DocumentKind, place: string) {
  const features = kind === 'snippet' ? snippetFeatures : editorFeatures
  const contributions = createContributions(features)
  const review = new Review(contributions, place)
  const extensions = [
    ...features.flatMap(feature => feature.extensions?.() ?? []),
    escapeInText({ review, contributions }),
  ]
  return { contributions, review, extensions }
}
