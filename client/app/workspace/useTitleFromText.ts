import type { Editor } from '@tiptap/core'
import { useEffect, useRef } from 'react'

import { useRenameDocument } from '#client/features/documents/mutations.ts'
import { UNTITLED, type DocumentSummary } from '#schema/documents/contract.ts'
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
  const { id, title, role } = document
  const shown = useRef(title)
  useEffect(() => {
    shown.current = title
  }, [title])

  useEffect(() => {
    // The words of a guest do not rename the document for everyone.
    const isAuthor = mayManage(role)
    if (!loaded || !isAuthor || (editor.isEmpty && shown.current !== UNTITLED)) return undefined
    return nameAfterText({
      editor,
      isTypedHere: isJustCreated,
      shown: () => shown.current,
      rename: wanted => rename({ id, title: wanted }),
    })
  }, [editor, id, role, loaded, isJustCreated, rename])
}
