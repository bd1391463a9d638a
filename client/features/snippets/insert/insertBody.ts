import type { Editor } from '@tiptap/core'
import { Fragment, Slice, type Node } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'

import { asOneUndoStep } from '#client/editor/core/undoStep.ts'
import type { Body } from '#document/body.ts'
import { linesOfBlocks } from '#document/convert/toText.ts'
import { withoutImages } from '#document/withoutImages.ts'

/**
 * Puts a body in place of the selection, as one undo step. Images are left out: they belong to the
 * snippet. Returns false if the text may not change, or would be too long.
 */
export function insertBody(editor: Editor, body: Body): boolean {
  const before = editor.state.doc
  asOneUndoStep(editor, () => {
    const { from, to, $from } = editor.state.selection
    const nodes = withoutImages(body.content)
    const { tr, schema } = editor.state
    if ($from.parent.type.spec.code) tr.insertText(linesOfBlocks(nodes, false).join('\n'), from, to)
    else tr.replaceRange(from, to, sliceOf(Fragment.fromJSON(schema, nodes)))
    tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(to)), -1))
    editor.view.dispatch(tr.scrollIntoView())
  })
  editor.view.focus()
  return editor.state.doc !== before
}

/** Returns whether a body has nothing that could be inserted. */
export const isBlank = (body: Body): boolean =>
  withoutImages(body.content).every(({ type, content = [] }) => type === 'paragraph' && content.length === 0)

/** The text of paragraphs at its ends continues that around it. */
const sliceOf = (fragment: Fragment): Slice =>
  new Slice(fragment, openOf(fragment.firstChild), openOf(fragment.lastChild))

const openOf = (node: Node | null): number => (node?.type.name === 'paragraph' ? 1 : 0)
