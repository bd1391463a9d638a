import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import deepEqual from 'fast-deep-equal'
import { atom, type PrimitiveAtom } from 'jotai'

import { store } from '#client/shared/lib/store.ts'
import type { Suggestion } from '#document/suggestions.ts'

import { act, initialState, nextState, suggestionAt, suggestionsKey, type SuggestionsState } from './state.ts'

/** The facts about the text on which the cards depend. */
export type SuggestionsSnapshot = { suggestions: readonly Suggestion[]; active: string | null }

/** The live side of the extension; the queue and the cards read it. */
export type SuggestionsHandle = {
  snapshot: PrimitiveAtom<SuggestionsSnapshot>
  /** The suggestion whose card should take the focus. */
  focusWanted: PrimitiveAtom<string | null>
  /** Raised when suggested text is clicked. */
  picked: PrimitiveAtom<number>
}

declare module '@tiptap/core' {
  interface Storage {
    suggestions: { handle: SuggestionsHandle }
  }
}

/** Draws the suggestions in a text, and says where they are. */
export const SuggestionMarks = Extension.create<Record<string, never>, { handle: SuggestionsHandle }>({
  name: 'suggestions',

  addStorage: () => ({
    handle: {
      snapshot: atom<SuggestionsSnapshot>({ suggestions: [], active: null }),
      focusWanted: atom<string | null>(null),
      picked: atom(0),
    },
  }),

  addProseMirrorPlugins() {
    const { handle } = this.storage
    /** Opens the card of the suggestion at a position, or closes the open card. The click goes on. */
    const openAt = (view: EditorView, position: number): boolean => {
      const state = suggestionsKey.getState(view.state)
      if (!state) return false
      const key = suggestionAt(state, position)
      if (key !== state.active) act(view, { kind: 'activate', key })
      if (key !== null) store.set(handle.picked, count => count + 1)
      return false
    }
    return [
      new Plugin<SuggestionsState>({
        key: suggestionsKey,
        state: { init: (_config, state) => initialState(state), apply: nextState },
        props: {
          decorations: state => suggestionsKey.getState(state)?.decorations,
          handleClick: openAt,
          // The second of two clicks opens the card again that a key has closed since the first.
          handleDoubleClick: openAt,
        },
        view: view => {
          const publish = () => {
            const state = suggestionsKey.getState(view.state)
            if (!state) return
            const { suggestions, active } = state
            const before = store.get(handle.snapshot)
            if (!deepEqual({ suggestions, active }, before))
              store.set(handle.snapshot, { suggestions, active })
          }
          publish()
          return { update: publish }
        },
      }),
    ]
  },
})
