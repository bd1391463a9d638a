import type { Editor } from '@tiptap/core'
import { useMutation } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { TITLE_MAX } from '#schema/documents/contract.ts'
import * as documents from '#schema/documents/endpoints.ts'

import type { Connection } from '#client/editor/collab/connection.ts'
import { keepForOpening } from './pendingContent.ts'

type Options = {
  connection: Connection
  editor: Editor
  title: string
}

/**
 * Saves the text on screen as a new document of the reader, and drops the refused copy. Returns the
 * new document's id.
 */
export function useSaveCopy({ connection, editor, title }: Options) {
  return useMutation({
    mutationFn: async () => {
      const content = editor.getJSON()
      const copy = { title: `${title.slice(0, TITLE_MAX - 7)} (copy)` }
      const made = await call(documents.create, { body: copy })
      keepForOpening(made.id, content)
      await connection.forget()
      return made.id
    },
  })
}
