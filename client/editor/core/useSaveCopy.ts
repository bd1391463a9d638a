import type { Editor } from '@tiptap/core'
import { useMutation } from '@tanstack/react-query'

import { request } from '#client/shared/api/request.ts'
import { createDocument, documentSummary, TITLE_MAX } from '#schema/documents/contract.ts'

import type { Connection } from '#client/editor/collab/connection.ts'
import { keepForOpening } from './pendingContent.ts'

type Options = {
  connection: Connection
  editor: Editor
  title: string
}

/** Saves the text on screen as a document of the reader's own, and drops the copy that was refused; gives the new document's id. */
export function useSaveCopy({ connection, editor, title }: Options) {
  return useMutation({
    mutationFn: async () => {
      const content = editor.getJSON()
      const body = createDocument.parse({ title: `${title.slice(0, TITLE_MAX - 7)} (copy)` })
      const made = await request('POST', '/api/documents', body, { schema: documentSummary })
      keepForOpening(made.id, content)
      await connection.forget()
      return made.id
    },
  })
}
