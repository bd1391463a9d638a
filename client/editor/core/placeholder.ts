import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Shows a text in an empty document; editor.css draws it. */
export const placeholder = (text: string) =>
  Extension.create({
    name: 'placeholder',

    addProseMirrorPlugins() {
      const { editor } = this
      return [
        new Plugin({
          key: new PluginKey('placeholder'),
          props: {
            decorations({ doc }) {
              const [first] = doc.children
              if (!editor.isEditable || !first || !editor.isEmpty) return null
              const attributes = { class: 'is-editor-empty', 'data-placeholder': text }
              return DecorationSet.create(doc, [Decoration.node(0, first.nodeSize, attributes)])
            },
          },
        }),
      ]
    },
  })
