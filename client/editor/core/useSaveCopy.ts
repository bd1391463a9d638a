import { useMutation } from '@tanstack/react-query'
import type { Editor, JSONContent } from '@tiptap/core'

import type { Connection } from '#client/editor/collab/connection.ts'
import { call } from '#client/shared/api/call.ts'
import { copyImage } from '#client/shared/images/stored.ts'
import { TITLE_MAX, titleStart } from '#schema/documents/contract.ts'
import * as documents from '#schema/documents/endpoints.ts'

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
      const copy = { title: `${titleStart(title, TITLE_MAX - 7)} (copy)` }
      const made = await call(documents.create, { body: copy })
      keepForOpening(made.id, content)
      await copyImagesOf(content, { from: connection.documentId, to: made.id })
      await connection.forget()
      return made.id
    },
  })
}

/** Copies the images of a text that the reader may still read, one after the other. */
async function copyImagesOf(content: JSONContent, { from, to }: { from: string; to: string }) {
  const ids = new Set(imagesIn(content))
  if (ids.size === 0) return
  for (const imageId of ids) await copyImage(to, { documentId: from, imageId }).catch(() => undefined)
}

function imagesIn({ type, attrs, content = [] }: JSONContent): string[] {
  const id: unknown = attrs?.['id']
  return type === 'image' && typeof id === 'string' ? [id] : content.flatMap(imagesIn)
}
