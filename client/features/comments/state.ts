import { PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { ySyncPluginKey } from '@tiptap/y-tiptap'

import { resolveAnchor, type Range } from '#client/editor/collab/anchor.ts'

import { placesIn, threadAt, type ThreadPlace } from './places.ts'

export type CommentsState = {
  /** The marks in the text, those of unknown and resolved threads included. */
  places: readonly ThreadPlace[]
  /** The threads whose marks are shown. */
  open: ReadonlySet<string>
  /** The thread whose card is open. */
  active: string | null
  /** The text that a new comment will be on: its anchor, and where it is now. */
  selected: { anchor: string; range: Range | null } | null
  decorations: DecorationSet
}

/** The plugin's actions, in addition to edits and caret moves. */
export type CommentsAction =
  | { kind: 'open'; ids: ReadonlySet<string> }
  | { kind: 'activate'; id: string | null }
  | { kind: 'select'; anchor: string | null }

export const commentsKey = new PluginKey<CommentsState>('comments')

/** Sends an action to the plugin. */
export function act(view: EditorView, action: CommentsAction): void {
  view.dispatch(view.state.tr.setMeta(commentsKey, action).setMeta('addToHistory', false))
}

const EMPTY: CommentsState = {
  places: [],
  open: new Set(),
  active: null,
  selected: null,
  decorations: DecorationSet.empty,
}

export const initialState = ({ doc }: EditorState): CommentsState => ({ ...EMPTY, places: placesIn(doc) })

/** Returns the state after a transaction. A caret that moves into the text of a comment opens its card. */
export function nextState(
  transaction: Transaction,
  previous: CommentsState,
  before: EditorState,
  state: EditorState,
): CommentsState {
  // The plugin's own metadata; only this plugin knows the key.
  const action = transaction.getMeta(commentsKey) as CommentsAction | undefined
  const { docChanged } = transaction
  const moved = !docChanged && !before.selection.eq(state.selection)
  if (!action && !docChanged && !moved) return previous
  let next = previous
  if (docChanged)
    next = {
      ...next,
      places: placesIn(state.doc),
      selected: next.selected && followed(next.selected, transaction, state),
    }
  if (action) next = reduce(next, action, state)
  else if (moved) next = { ...next, active: shownAt(next, state.selection.head) }
  const isDrawn =
    !docChanged &&
    next.open === previous.open &&
    next.active === previous.active &&
    next.selected === previous.selected
  return isDrawn ? next : { ...next, decorations: draw(next, state) }
}

/** Returns the thread at a position whose mark is shown. */
export const shownAt = ({ places, open }: CommentsState, position: number): string | null =>
  threadAt(
    places.filter(({ id }) => open.has(id)),
    position,
  )

function reduce(state: CommentsState, action: CommentsAction, editor: EditorState): CommentsState {
  switch (action.kind) {
    case 'open':
      return { ...state, open: action.ids }
    case 'activate':
      return state.active === action.id ? state : { ...state, active: action.id }
    case 'select':
      return {
        ...state,
        selected: action.anchor === null ? null : placed(action.anchor, editor),
      }
    default:
      return action satisfies never
  }
}

const placed = (anchor: string, state: EditorState) => ({ anchor, range: resolveAnchor({ state }, anchor) })

function followed(
  { anchor, range }: NonNullable<CommentsState['selected']>,
  transaction: Transaction,
  state: EditorState,
) {
  // y-tiptap does not type its plugin's metadata.
  const origin = transaction.getMeta(ySyncPluginKey) as { isChangeOrigin?: boolean } | undefined
  // The shared body has a change from others already, and gets one of this editor later.
  if (origin?.isChangeOrigin) return placed(anchor, state)
  if (!range) return { anchor, range }
  const [from, to] = [transaction.mapping.map(range.from, 1), transaction.mapping.map(range.to, -1)]
  return { anchor, range: from < to ? { from, to } : null }
}

function draw({ places, open, active, selected }: CommentsState, { doc }: EditorState): DecorationSet {
  const marks = places.flatMap(({ id, ranges }) =>
    open.has(id)
      ? ranges.map(({ from, to }) =>
          Decoration.inline(from, to, {
            class: id === active ? 'comment-mark comment-active' : 'comment-mark',
            'data-thread': id,
          }),
        )
      : [],
  )
  const range = selected?.range
  const chosen = range
    ? [Decoration.inline(range.from, range.to, { class: 'comment-mark comment-active' })]
    : []
  const all = [...marks, ...chosen]
  return all.length === 0 ? DecorationSet.empty : DecorationSet.create(doc, all)
}
