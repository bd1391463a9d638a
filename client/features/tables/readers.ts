import type { Editor } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

import { translator } from '#client/shared/messages/translator.ts'
import { editor as messages } from '#schema/messages/en/editor.ts'

const t = translator(messages)

/**
 * Makes each table a stop of the Tab key for readers, who have no caret: the arrow keys then scroll
 * one that is wider than the page.
 */
export const scrolledByReaders = (editor: Editor): Plugin =>
  new Plugin({
    key: new PluginKey('tablesOfReaders'),
    props: {
      decorations({ doc }) {
        if (editor.isEditable) return null
        const found: Decoration[] = []
        doc.forEach((block, at) => {
          if (block.type.name === 'table') found.push(Decoration.node(at, at + block.nodeSize, STOP))
        })
        return DecorationSet.create(doc, found)
      },
    },
  })

const STOP = { tabindex: '0', role: 'group', 'aria-label': t('table') }
