import type { Editor } from '@tiptap/core'
import { useEffect, useRef } from 'react'

import { useRenameDocument } from '#client/features/documents/mutations.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { KINDS } from '#schema/documents/kinds.ts'
import { mayManage } from '#schema/sharing/roles.ts'

import { nameAfterText } from './nameAfterText.ts'

/**
 * Names a new document after its first line while its owner writes it, and lets that title follow
 * corrections of the line. A title that a user chose stays.
 */
export function useTitleFromText(
  editor: Editor,
  document: DocumentSummary,
  { loaded, isJustCreated }: { loaded: boolean; isJustCreated: boolean },
): void {
  const { mutateAsync: rename } = useRenameDocument()
  const { id, kind, title, role } = document
  const shown = useRef(title)
  useEffect(() => {
    shown.current = title
  }, [title])

  useEffect(() => {
    // The words of a guest do not rename the document for everyone.
    const isAuthor = mayManage(role)
    if (!loaded || !isAuthor || (editor.isEmpty && shown.current !== KINDS[kind].untitled)) return undefined
    return nameAfterText({
      editor,
      isTypedHere: isJustCreated,
      shown: () => shown.current,
      untitled: KINDS[kind].untitled,
      rename: wanted => rename({ id, kind, title: wanted }),
    })
  }, [editor, id, kind, role, loaded, isJustCreated, rename])
}
