import { PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { DecorationSet, type EditorView } from '@tiptap/pm/view'

import type { Colors } from '#client/editor/presence/PeopleColors.tsx'
import { suggestionKey, suggestionsIn, type Suggestion } from '#document/suggestions.ts'

import { draw } from './drawing.ts'

export type SuggestionsState = {
  suggestions: readonly Suggestion[]
  /** The key of the suggestion whose card is open. */
  active: string | null
  colors: Colors
  decorations: DecorationSet
}

/** The plugin's actions, in addition to edits. */
export type SuggestionsAction = { kind: 'activate'; key: string | null } | { kind: 'color'; colors: Colors }

export const suggestionsKey = new PluginKey<SuggestionsState>('suggestions')

/** Sends an action to the plugin. */
export function act(view: EditorView, action: SuggestionsAction): void {
  view.dispatch(view.state.tr.setMeta(suggestionsKey, action).setMeta('addToHistory', false))
}

export const initialState = ({ doc }: EditorState): SuggestionsState =>
  drawn({ suggestions: suggestionsIn(doc), active: null, colors: new Map() }, doc)

/** Returns the state after a transaction. */
export function nextState(
  transaction: Transaction,
  before: SuggestionsState,
  _old: EditorState,
  { doc }: EditorState,
): SuggestionsState {
  // The plugin's own metadata; only this plugin knows the key.
  const action = transaction.getMeta(suggestionsKey) as SuggestionsAction | undefined
  if (!action && !transaction.docChanged) return before
  const suggestions = transaction.docChanged ? suggestionsIn(doc) : before.suggestions
  // Nothing is drawn in nearly all texts.
  if (!action && suggestions.length === 0 && before.suggestions.length === 0) return before
  const colors = action?.kind === 'color' ? action.colors : before.colors
  const wanted = action?.kind === 'activate' ? action.key : before.active
  const active = suggestions.some(suggestion => suggestionKey(suggestion) === wanted) ? wanted : null
  return drawn({ suggestions, active, colors }, doc)
}

const drawn = (state: Omit<SuggestionsState, 'decorations'>, doc: EditorState['doc']): SuggestionsState => ({
  ...state,
  decorations: DecorationSet.create(doc, draw(state, doc)),
})

/** Returns the key of the suggestion at a position, or null. */
export function suggestionAt({ suggestions }: SuggestionsState, position: number): string | null {
  const here = suggestions.find(({ parts }) =>
    parts.some(({ from, to }) => from <= position && position <= to),
  )
  return here ? suggestionKey(here) : null
}
