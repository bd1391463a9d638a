import { PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { DecorationSet, type EditorView } from '@tiptap/pm/view'
import { ySyncPluginKey } from '@tiptap/y-tiptap'

import { resolveAnchor } from '#client/editor/collab/anchor.ts'

import { difference, redraw, type Shown } from './drawing.ts'
import { placesIn, threadAt } from './places.ts'

export type CommentsState = Shown & { decorations: DecorationSet }

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
  if (isDrawn) return next
  const mapping = isFromOthers(transaction) ? difference(before.doc, state.doc) : transaction.mapping
  return { ...next, decorations: redraw(previous, next, mapping, state.doc) }
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
      return isSameSet(state.open, action.ids) ? state : { ...state, open: action.ids }
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

/** Whether a change comes from the shared body: of others, or an undo. */
function isFromOthers(transaction: Transaction): boolean {
  // y-tiptap does not type its plugin's metadata.
  const origin = transaction.getMeta(ySyncPluginKey) as { isChangeOrigin?: boolean } | undefined
  return origin?.isChangeOrigin === true
}

const isSameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every(id => b.has(id))

const placed = (anchor: string, state: EditorState) => ({ anchor, range: resolveAnchor({ state }, anchor) })

function followed(
  { anchor, range }: NonNullable<CommentsState['selected']>,
  transaction: Transaction,
  state: EditorState,
) {
  // The shared body has a change from others already, and gets one of this editor later.
  if (isFromOthers(transaction)) return placed(anchor, state)
  if (!range) return { anchor, range }
  const [from, to] = [transaction.mapping.map(range.from, 1), transaction.mapping.map(range.to, -1)]
  return { anchor, range: from < to ? { from, to } : null }
}
