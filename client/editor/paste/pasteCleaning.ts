import { Extension } from '@tiptap/core'
import { Fragment, Slice, type ResolvedPos } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'

import { cleanHtml, cleanText } from './cleaning.ts'
import { withoutEscapes } from './escapes.ts'
import { isMarkdown, markdownBlocks } from './markdown.ts'

/** Cleans pasted HTML and text, and reads Markdown. */
export const PasteCleaning = Extension.create({
  name: 'pasteCleaning',
  // After the paste rules of marks, which an escaped sign does not begin.
  priority: 10,

  addProseMirrorPlugins() {
    const { editor } = this
    let isRead = false
    return [
      new Plugin({
        key: new PluginKey('pasteCleaning'),
        props: {
          transformPastedHTML(html) {
            isRead = false
            return cleanHtml(html, editor)
          },
          transformPastedText(text, plain) {
            isRead = !plain && isMarkdown(text)
            return plain ? text : cleanText(text)
          },
          clipboardTextParser: (text, $context, plain) => textSlice(text, $context, plain),
        },
        appendTransaction(transactions, before, state) {
          const by: unknown = transactions[0]?.getMeta('uiEvent')
          if (!isRead || (by !== 'paste' && by !== 'drop')) return null
          isRead = false
          return withoutEscapes(before, state)
        },
      }),
    ]
  },
})

/** Returns the blocks of a pasted text: a paragraph for each line, or what Markdown says. */
export function textSlice(text: string, $context: ResolvedPos, plain: boolean): Slice {
  const { schema } = $context.doc.type
  const blocks =
    !plain && isMarkdown(text)
      ? markdownBlocks(text).map(block => schema.nodeFromJSON(block))
      : text.split(/(?:\r\n?|\n)+/).map(line => {
          const content = line === '' ? [] : [schema.text(line, $context.marks())]
          return schema.node('paragraph', null, content)
        })
  // A table is never opened: it would lose its cells.
  return Slice.maxOpen(Fragment.from(blocks), false)
}
