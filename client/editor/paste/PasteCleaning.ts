import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

import type * as Cleaning from './cleaning.ts'

let cleaning: typeof Cleaning | null = null
let loading: Promise<void> | null = null

/** Loads the code that cleans. Without it, a paste is still read by the schema alone. */
function load(): Promise<void> {
  loading ??= import('./cleaning.ts').then(
    loaded => {
      cleaning = loaded
    },
    () => {
      loading = null
    },
  )
  return loading
}

/** Cleans pasted HTML and text. Its code is loaded when the text has the focus for the first time. */
export const PasteCleaning = Extension.create({
  name: 'pasteCleaning',

  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey('pasteCleaning'),
      props: {
        transformPastedHTML: html => cleaning?.cleanHtml(html) ?? html,
        transformPastedText: (text, plain) => (plain ? text : (cleaning?.cleanText(text) ?? text)),
        handleDOMEvents: {
          focus() {
            void load()
            return false
          },
          paste(view, event) {
            const data = event.clipboardData
            if (!data || event.defaultPrevented) return false
            cleaning?.reportPicture(data)
            if (cleaning) return false
            return pasteWhenLoaded(view, data, event)
          },
        },
      },
    }),
  ],
})

/** Pastes the same a moment later. Returns false if there is nothing to clean. */
function pasteWhenLoaded(view: EditorView, data: DataTransfer, event: ClipboardEvent): boolean {
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  const isPicture = data.files.length > 0
  if (html === '' && !text.includes('\n') && !isPicture) return false
  event.preventDefault()
  const copy = new DataTransfer()
  for (const type of data.types) if (type !== 'Files') copy.setData(type, data.getData(type))
  for (const file of data.files) copy.items.add(file)
  void load().then(() => {
    if (view.isDestroyed) return
    cleaning?.reportPicture(copy)
    const again = new ClipboardEvent('paste', { clipboardData: copy })
    if (html === '') view.pasteText(text, again)
    else view.pasteHTML(html, again)
  })
  return true
}
