import type { ChainedCommands } from '@tiptap/core'

import type { Reviewer } from './suggestionsWorld.ts'

/** Returns the blocks of a person as HTML without attributes, with suggested text in brackets. */
export const outlineOf = ({ editor }: Reviewer): string =>
  editor
    .getHTML()
    .replaceAll(/<ins[^>]*>/g, '[')
    .replaceAll('</ins>', ']')
    .replaceAll(/<\/?span>/g, '')
    .replaceAll(/<(\/?\w+)[^>]*>/g, '<$1>')

/** Writes at a position of the editor, with the formats of the text there. */
export const writeAt = ({ editor }: Reviewer, text: string, at: number): void =>
  editor.view.dispatch(editor.state.tr.insertText(text, at))

/** Writes behind a text. */
export const writeBehind = (person: Reviewer, text: string, more: string): void =>
  writeAt(person, more, placeOf(person, text) + text.length)

/** Returns where a text begins, or the first empty block is. */
export function placeOf({ editor }: Reviewer, text: string): number {
  let place = 0
  editor.state.doc.descendants((node, at) => {
    if (place > 0) return
    if (text === '' && node.isTextblock && node.childCount === 0) place = at + 1
    if (text !== '' && node.text?.includes(text)) place = at + node.text.indexOf(text)
  })
  return place
}

/** Deletes the node around a text that has a name. */
export function remove(person: Reviewer, text: string, name: string): void {
  const place = person.editor.state.doc.resolve(placeOf(person, text))
  const depth = Array.from({ length: place.depth }, (_, index) => place.depth - index).find(
    one => place.node(one).type.name === name,
  )
  if (depth === undefined) throw new Error(`No ${name} is around ${text}.`)
  person.editor.commands.deleteRange({ from: place.before(depth), to: place.after(depth) })
}

/** Begins a change with the caret before a text. */
export const caretAt = (person: Reviewer, text: string): ChainedCommands =>
  person.editor.chain().setTextSelection(placeOf(person, text))

/** Begins a change of the whole text. */
export const withAll = ({ editor }: Reviewer): ChainedCommands =>
  editor.chain().setTextSelection({ from: 0, to: editor.state.doc.content.size })

/** An item of a list, as an outline shows it. */
export const item = (text: string): string => `<li><p>${text}</p></li>`
