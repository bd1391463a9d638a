import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'

import { cleanHtml, cleanText } from './cleaning.ts'

/** Cleans pasted HTML and text. */
export const PasteCleaning = Extension.create({
  name: 'pasteCleaning',

  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        key: new PluginKey('pasteCleaning'),
        props: {
          transformPastedHTML: html => cleanHtml(html, editor),
          transformPastedText: (text, plain) => (plain ? text : cleanText(text)),
        },
      }),
    ]
  },
})
