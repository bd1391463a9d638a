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
