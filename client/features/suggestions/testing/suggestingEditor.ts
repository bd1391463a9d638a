import { Editor } from '@tiptap/core'
import { Collaboration } from '@tiptap/extension-collaboration'
import { yXmlFragmentToProseMirrorRootNode } from '@tiptap/y-tiptap'
import { expect } from 'vitest'
import type * as Y from 'yjs'

import { ActHistory } from '#client/editor/acts/history.ts'
import { actsOf } from '#client/editor/acts/perform.ts'
import { misplaced } from '#client/editor/acts/testing/misplaced.ts'
import { RemoteSelection } from '#client/editor/collab/remoteSelection.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { Suggesting } from '#client/editor/suggesting/suggesting.ts'
import type { RecordedAct } from '#document/acts/record.ts'
import { BODY_FIELD } from '#document/version.ts'

/** Returns an editor of a body in which edits can be suggestions. */
export const suggestingEditor = (body: Y.Doc): Editor =>
  new Editor({
    element: document.createElement('div'),
    extensions: [
      ...bodyExtensions(),
      Collaboration.configure({
        document: body,
        field: BODY_FIELD,
        yUndoOptions: { undoManager: new ActHistory(body.getXmlFragment(BODY_FIELD)) },
      }),
      RemoteSelection,
      Suggesting,
    ],
  })

/** Collects the acts that are recorded in a body from now on. */
export function actsIn(body: Y.Doc): RecordedAct[] {
  const acts: RecordedAct[] = []
  body.on('afterTransaction', transaction => {
    if (transaction.local) acts.push(...actsOf(transaction))
  })
  return acts
}

/** Expects an editor to show its body, and to know the places in it. */
export function expectInStep(editor: Editor, body: Y.Doc): void {
  expect(yXmlFragmentToProseMirrorRootNode(body.getXmlFragment(BODY_FIELD), editor.schema).toJSON()).toEqual(
    editor.getJSON(),
  )
  expect(misplaced(editor)).toEqual([])
}
