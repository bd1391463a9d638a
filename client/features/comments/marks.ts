import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import deepEqual from 'fast-deep-equal'
import { atom, type PrimitiveAtom } from 'jotai'

import { store } from '#client/shared/lib/store.ts'

import type { DraftPlace } from './drafts.ts'
import { newSends, type Sends } from './sends.ts'
import { act, commentsKey, initialState, nextState, shownAt, type CommentsState } from './state.ts'

/** The facts about the text on which the list of comments depends. */
export type CommentsSnapshot = {
  /** The ids of the threads with marks, in text order. */
  order: readonly string[]
  active: string | null
}

/** A comment that is being written on a text. */
export type Composing = DraftPlace & {
  /** The name of its draft. */
  name: string
  /** Raised when the field should take the focus. */
  focus: number
}

/** The live side of the extension; the list and the cards read it. */
export type CommentsHandle = {
  snapshot: PrimitiveAtom<CommentsSnapshot>
  composing: PrimitiveAtom<Composing | null>
  sends: Sends
  /** The ids of threads that are being sent or taken back, and are not shown before they are certain. */
  withheld: PrimitiveAtom<ReadonlySet<string>>
  /** The thread whose card should take the focus. */
  focusWanted: PrimitiveAtom<string | null>
  /** The thread whose open card is in view. */
  seen: PrimitiveAtom<string | null>
  /** Raised when a marked text is clicked. */
  picked: PrimitiveAtom<number>
}

declare module '@tiptap/core' {
  interface Storage {
    comments: { handle: CommentsHandle }
  }
}

/** Shows the texts that open threads are on, and says where they are. */
export const CommentMarks = Extension.create<Record<string, never>, { handle: CommentsHandle }>({
  name: 'comments',

  addStorage: () => ({
    handle: {
      snapshot: atom<CommentsSnapshot>({ order: [], active: null }),
      composing: atom<Composing | null>(null),
      sends: newSends(),
      withheld: atom<ReadonlySet<string>>(new Set<string>()),
      focusWanted: atom<string | null>(null),
      seen: atom<string | null>(null),
      picked: atom(0),
    },
  }),

  addProseMirrorPlugins() {
    const { handle } = this.storage
    /** Opens the thread of the comment at a position. The click goes on. */
    const openAt = (view: EditorView, position: number): boolean => {
      const comments = commentsKey.getState(view.state)
      const id = comments && shownAt(comments, position)
      if (!id) return false
      if (id !== comments.active) act(view, { kind: 'activate', id })
      store.set(handle.picked, count => count + 1)
      return false
    }
    return [
      new Plugin<CommentsState>({
        key: commentsKey,
        state: { init: (_config, state) => initialState(state), apply: nextState },
        props: {
          decorations: state => commentsKey.getState(state)?.decorations,
          handleClick: openAt,
          // The second of two clicks opens the thread again that a key has closed since the first.
          handleDoubleClick: openAt,
        },
        view: view => {
          const publish = () => {
            const state = commentsKey.getState(view.state)
            if (!state) return
            const next = { order: state.places.map(({ id }) => id), active: state.active }
            if (!deepEqual(next, store.get(handle.snapshot))) store.set(handle.snapshot, next)
          }
          publish()
          return { update: publish }
        },
      }),
    ]
  },
})
