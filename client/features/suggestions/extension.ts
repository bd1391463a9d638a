import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import deepEqual from 'fast-deep-equal'
import { atom, type PrimitiveAtom } from 'jotai'

import { store } from '#client/shared/lib/store.ts'
import type { Suggestion } from '#document/suggestions.ts'

import { withWholeBlocks } from './kindTexts.ts'
import { act, initialState, nextState, suggestionAt, suggestionsKey, type SuggestionsState } from './state.ts'

/** The facts about the text on which the cards depend. */
export type SuggestionsSnapshot = { suggestions: readonly Suggestion[]; active: string | null }

/** The live side of the extension; the queue and the cards read it. */
export type SuggestionsHandle = {
  snapshot: PrimitiveAtom<SuggestionsSnapshot>
  /** The suggestion whose card should take the focus. */
  focusWanted: PrimitiveAtom<string | null>
  /** The last click on suggested text. */
  picked: PrimitiveAtom<Picked>
}

/** A click on suggested text, each an object. `opens`: the card of this text was not open before. */
export type Picked = { opens: boolean }

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
      picked: atom<Picked>({ opens: false }),
    },
  }),

  addProseMirrorPlugins() {
    const { handle } = this.storage
    /** Opens the card of the suggestion at a position, or closes the open card. The click goes on. */
    const openAt = (view: EditorView, position: number): boolean => {
      const state = suggestionsKey.getState(view.state)
      if (!state) return false
      const key = suggestionAt(state, position)
      const opens = key !== state.active
      if (opens) act(view, { kind: 'activate', key })
      if (key !== null) store.set(handle.picked, { opens })
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
            const { active } = state
            const suggestions = withWholeBlocks(state.suggestions, view.state.doc)
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
