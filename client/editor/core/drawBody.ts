import { DOMSerializer, Node, type Schema } from '@tiptap/pm/model'

import { translator } from '#client/shared/messages/translator.ts'
import { imageUrl } from '#schema/images/url.ts'
import { editor } from '#schema/messages/en/editor.ts'

const t = translator(editor)

/** Draws a body as the editor draws a text, without making it one. */
export function drawBody(schema: Schema, body: unknown, documentId: string): DocumentFragment {
  const drawn = document.createDocumentFragment()
  const { content } = Node.fromJSON(schema, body)
  DOMSerializer.fromSchema(schema).serializeFragment(content, { document }, drawn)
  for (const image of drawn.querySelectorAll<HTMLImageElement>('img[data-image]')) {
    image.loading = 'lazy'
    image.src = imageUrl(documentId, image.dataset['image'] ?? '')
  }
  for (const box of drawn.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    box.disabled = true
    box.setAttribute('aria-label', t('task'))
  }
  for (const link of drawn.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  return drawn
}
