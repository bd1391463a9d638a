import { Extension, type Editor } from '@tiptap/core'
import { DOMSerializer } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'

import { imageUrl } from '#schema/images/url.ts'

import { addImages } from './adding.ts'
import { ImageView } from './imageView.ts'
import { uploadsPlugin } from './uploads.ts'

type Options = { documentId: string }

declare module '@tiptap/core' {
  interface Storage {
    images: Options
  }
}

/** Shows the images of a document, and takes those that are pasted or dropped. */
export const Images = Extension.create<Options, Options>({
  name: 'images',
  // Before the cleaning of pasted text.
  priority: 1000,

  addOptions() {
    return { documentId: '' }
  },

  addStorage() {
    return { documentId: this.options.documentId }
  },

  addProseMirrorPlugins() {
    const { editor } = this
    const { documentId } = this.options
    const { nodes, marks } = DOMSerializer.fromSchema(editor.schema)
    const { comment: _kept, ...shownMarks } = marks
    // Other documents learn where a copied image is from, and get no comments.
    const clipboardSerializer = new DOMSerializer(
      {
        ...nodes,
        image: ({ attrs }) => {
          const { id, alt, width, height } = attrs
          const src = typeof id === 'string' ? imageUrl(documentId, id) : null
          return ['img', { 'data-image': id, src, alt, width, height }]
        },
      },
      shownMarks,
    )
    return [
      uploadsPlugin(),
      new Plugin({
        key: new PluginKey('images'),
        props: {
          clipboardSerializer,
          nodeViews: { image: node => new ImageView(node, documentId) },
          handleDOMEvents: {
            paste(view, event) {
              const data = event.clipboardData
              if (!data || !view.editable || event.defaultPrevented || hasText(data)) return false
              return take(editor, event, imagesIn(data), view.state.selection.to)
            },
            drop(view, event) {
              if (!event.dataTransfer || !view.editable) return false
              const found = view.posAtCoords({ left: event.clientX, top: event.clientY })
              return take(editor, event, imagesIn(event.dataTransfer), found?.pos ?? view.state.selection.to)
            },
          },
        },
      }),
    ]
  },
})

const imagesIn = ({ files }: DataTransfer): File[] =>
  [...files].filter(({ type }) => type.startsWith('image/'))

/** Whether there is text besides images. Word and Excel also offer a picture of it. */
function hasText(data: DataTransfer): boolean {
  if (data.getData('text/plain').trim() !== '') return true
  const html = data.getData('text/html')
  return html !== '' && new DOMParser().parseFromString(html, 'text/html').body.textContent.trim() !== ''
}

function take(editor: Editor, event: Event, files: File[], at: number): boolean {
  if (files.length === 0) return false
  event.preventDefault()
  addImages(editor, files, at)
  return true
}
