import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

import type * as Cleaning from './cleaning.ts'
import { pasteLate } from './late.ts'

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

  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        key: new PluginKey('pasteCleaning'),
        props: {
          transformPastedHTML: html => cleaning?.cleanHtml(html, editor) ?? html,
          transformPastedText: (text, plain) => (plain ? text : (cleaning?.cleanText(text) ?? text)),
          handleDOMEvents: {
            focus() {
              void load()
              return false
            },
            paste(view, event) {
              const data = event.clipboardData
              if (!data || event.defaultPrevented) return false
              if (cleaning) return false
              return pasteWhenLoaded(view, data, event)
            },
          },
        },
      }),
    ]
  },
})

/** Pastes the same a moment later. Returns false if there is nothing to clean. */
function pasteWhenLoaded(view: EditorView, data: DataTransfer, event: ClipboardEvent): boolean {
  const hasLines = data.types.includes('text/html') || data.getData('text/plain').includes('\n')
  if (!hasLines && data.files.length === 0) return false
  event.preventDefault()
  const copy = new DataTransfer()
  for (const type of data.types) if (type !== 'Files') copy.setData(type, data.getData(type))
  for (const file of data.files) copy.items.add(file)
  view.dispatch(view.state.tr.deleteSelection())
  const { doc, selection } = view.state
  void load().then(() => {
    if (view.isDestroyed) return
    pasteLate(view, copy, { doc, at: selection.from })
  })
  return true
}
