import type * as Y from 'yjs'

/** A step of the history, which one undo takes back. */
export type Step = Y.UndoManager['undoStack'][number]
