import type { Editor } from '@tiptap/core'
import type { Mark } from '@tiptap/pm/model'

import { suggestLink } from '#client/editor/suggesting/link.ts'
import { SUGGESTED } from '#client/editor/suggesting/suggest.ts'
import { refuse, suggestingAuthor } from '#client/editor/suggesting/suggesting.ts'
import { suggestedLinkOf } from '#document/suggestions.ts'

/** Returns the mark by which the user of this editor suggests the link of the selected text, or null. */
function ownSuggestion(editor: Editor): Mark | null {
  const author = suggestingAuthor(editor)
  if (author === null) return null
  const { doc, selection } = editor.state
  if (selection.empty) return suggestedLinkOf(selection.$from.marks(), author)
  let found: Mark | null = null
  doc.nodesBetween(selection.from, selection.to, ({ marks }) => {
    found ??= suggestedLinkOf(marks, author)
  })
  return found
}

/** Returns the address of the selected text, or the one that this user suggests for it; null: it is no link. */
export function addressAt(editor: Editor): string | null {
  const { href }: { href?: unknown } = ownSuggestion(editor)?.attrs ?? editor.getAttributes('link')
  return typeof href === 'string' ? href : null
}

/** Whether the selection is in a link, or where this user suggests one or its end. */
export const isInLink = (editor: Editor): boolean => editor.isActive('link') || ownSuggestion(editor) !== null

/** Links the selected text, and all of the link that the caret is in, or suggests that. Null ends the link. */
export function setAddress(editor: Editor, href: string | null): void {
  const author = suggestingAuthor(editor)
  const chain = editor.chain().focus().extendMarkRange('link')
  if (author === null) {
    if (href === null) chain.unsetLink().run()
    else chain.setLink({ href }).run()
    return
  }
  const own = ownSuggestion(editor)
  if (own) chain.extendMarkRange('linking', own.attrs)
  const isMade = chain
    .command(({ tr }) => {
      const wanted = href === null ? null : editor.schema.mark('link', { href })
      tr.setMeta(SUGGESTED, true)
      return suggestLink(tr, tr.selection, wanted, { id: crypto.randomUUID(), author })
    })
    .run()
  if (!isMade) refuse(editor)
}
