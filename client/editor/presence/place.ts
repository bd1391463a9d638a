import type { Node } from '@tiptap/pm/model'

/** Where a caret is: under a heading, or in a paragraph without one before it. */
export type Place = { kind: 'section' | 'words'; text: string }

/** Characters that are shown of a place. */
const MOST = 40

/** Returns the place of a position in a document, or null in an empty paragraph before all headings. */
export function placeOf(doc: Node, position: number): Place | null {
  const at = doc.resolve(Math.min(position, doc.content.size))
  for (let index = Math.min(at.index(0), doc.childCount - 1); index >= 0; index -= 1) {
    const block = doc.child(index)
    const text = block.type.name === 'heading' ? block.textContent.trim() : ''
    if (text !== '') return { kind: 'section', text: shortened(text) }
  }
  const text = at.parent.isTextblock ? at.parent.textContent.trim() : ''
  return text === '' ? null : { kind: 'words', text: shortened(text) }
}

/** Ends a long text after a whole word, if it has one. */
function shortened(text: string): string {
  if (text.length <= MOST) return text
  const start = text.slice(0, MOST + 1)
  const words = start.slice(0, Math.max(start.lastIndexOf(' '), 0)).trimEnd()
  return `${words === '' ? Array.from(text).slice(0, MOST).join('') : words}…`
}
