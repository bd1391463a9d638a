import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Mapping, StepMap } from '@tiptap/pm/transform'
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
  old: EditorState,
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
  const shown = { suggestions, active, colors }
  const block = !action && active === before.active ? changedBlock(old.doc, doc) : null
  return (block && redrawn(before, shown, block, doc)) ?? drawn(shown, doc)
}

/** The only block of text in which two documents differ, and the sizes of its content in both. */
type ChangedBlock = { start: number; before: number; now: number }

function changedBlock(old: Node, doc: Node): ChangedBlock | null {
  const first = old.content.findDiffStart(doc.content)
  const last = old.content.findDiffEnd(doc.content)
  if (first === null || !last) return null
  const [before, now] = [old.resolve(first), doc.resolve(first)]
  const isIn = (place: ResolvedPos, end: number) =>
    place.parent.isTextblock && place.start() <= end && end <= place.end()
  return isIn(before, last.a) && isIn(now, last.b)
    ? { start: now.start(), before: before.parent.content.size, now: now.parent.content.size }
    : null
}

/**
 * Returns a state in which only one block is drawn again: a text may have hundreds of suggestions.
 * Returns null for a block that is drawn as an item of a list, since numbers go on in later ones.
 */
function redrawn(
  { decorations }: SuggestionsState,
  shown: Omit<SuggestionsState, 'decorations'>,
  { start, before, now }: ChangedBlock,
  doc: Node,
): SuggestionsState | null {
  const end = start + now
  const suggestions = shown.suggestions.flatMap(suggestion => {
    const parts = suggestion.parts.filter(({ from, to }) => start <= from && to <= end)
    return parts.length > 0 ? [{ ...suggestion, parts }] : []
  })
  const moved = decorations.map(new Mapping([new StepMap([start, before, now])]), doc)
  const old = moved.find(start, end)
  const made = draw({ ...shown, suggestions }, doc)
  if ([...old, ...made].some(({ from }) => from < start)) return null
  return { ...shown, decorations: moved.remove(old).add(doc, made) }
}

const drawn = (state: Omit<SuggestionsState, 'decorations'>, doc: Node): SuggestionsState => ({
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
