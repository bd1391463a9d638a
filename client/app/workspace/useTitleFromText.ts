import type { Editor } from '@tiptap/core'
import { useEffect, useRef } from 'react'

import { useRenameDocument } from '#client/features/documents/mutations.ts'
import { UNTITLED, type DocumentSummary } from '#schema/documents/contract.ts'
import { mayRename } from '#schema/sharing/roles.ts'

import { nameAfterText } from './nameAfterText.ts'

/**
 * Names a new document after its first line while the user writes it, and lets that title follow
 * corrections of the line. A title that a user chose stays.
 */
export function useTitleFromText(editor: Editor, document: DocumentSummary, loaded: boolean): void {
  const { mutateAsync: rename } = useRenameDocument()
  const { id, title, role } = document
  const shown = useRef(title)
  useEffect(() => {
    shown.current = title
  }, [title])

  useEffect(() => {
    const isUnnamed = shown.current === UNTITLED
    if (!loaded || !mayRename(role) || editor.isEmpty !== isUnnamed) return undefined
    return nameAfterText({
      editor,
      shown: () => shown.current,
      rename: wanted => rename({ id, title: wanted }),
    })
  }, [editor, id, role, loaded, rename])
}
