import { InputRule, Mark, markPasteRule, mergeAttributes } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'

import { ATTRIBUTES } from '#document/attributes.ts'
import { isAllowedLink } from '#document/links.ts'

import { allowedAttributes } from './allowedAttributes.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    link: {
      /** Links the selection. Returns false for an address that a body may not hold. */
      setLink: (attributes: { href: string }) => ReturnType
      /** Removes the link from the selection. */
      unsetLink: () => ReturnType
    }
  }
}

/** A web address without the punctuation of its sentence. */
const ADDRESS = String.raw`https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]`

/**
 * Links to allowed addresses. An address becomes a link when it is pasted, or typed and followed by
 * a space. Pasted over a selection, it links the selection. Tiptap's link extension bundles a list
 * of all top-level domains, a tenth of the editor's size.
 */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  keepOnSplit: false,
  exitable: true,
  inclusive: true,

  addAttributes() {
    const defaults = Object.entries(ATTRIBUTES['link'] ?? {})
    return allowedAttributes(
      'link',
      Object.fromEntries(defaults.map(([name, { default: value }]) => [name, { default: value }])),
    )
  },

  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: element => (isAllowedLink(element.getAttribute('href') ?? '') ? null : false),
    },
  ],

  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],

  addCommands() {
    return {
      setLink:
        attributes =>
        ({ chain }) =>
          isAllowedLink(attributes.href) && chain().setMark(this.name, attributes).run(),
      unsetLink:
        () =>
        ({ chain }) =>
          chain().unsetMark(this.name, { extendEmptyMarkRange: true }).run(),
    }
  },

  addPasteRules() {
    return [
      markPasteRule({
        find: new RegExp(ADDRESS, 'g'),
        type: this.type,
        getAttributes: ([href]) => (isAllowedLink(href) ? { href } : false),
      }),
    ]
  },

  addInputRules() {
    return [
      new InputRule({
        find: new RegExp(`(?:^|\\s)(${ADDRESS})([.,;:!?)\\]}]*\\s)$`),
        handler: ({ state, range, match }) => {
          const [, href = '', tail = ''] = match
          // The final space is not in the document yet.
          const to = range.to - (tail.length - 1)
          const from = to - href.length
          if (!isAllowedLink(href) || state.doc.rangeHasMark(from, to, this.type)) return null
          state.tr.addMark(from, to, this.type.create({ href })).removeStoredMark(this.type)
          state.tr.insertText(tail.slice(-1), range.to)
        },
      }),
    ]
  },

  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        key: new PluginKey('linkPaste'),
        props: {
          handlePaste(view, event) {
            const text = event.clipboardData?.getData('text/plain').trim() ?? ''
            if (view.state.selection.empty || !isAllowedLink(text)) return false
            return editor.commands.setLink({ href: text })
          },
        },
      }),
    ]
  },
})
