import type { EditorState, Transaction } from '@tiptap/pm/state'
import { PluginKey } from '@tiptap/pm/state'
import type { Mapping } from '@tiptap/pm/transform'
import { DecorationSet, type EditorView } from '@tiptap/pm/view'

import type { Checked, Spelled } from '#client/checker/checkMessages.ts'
import { resolveSettings, isSameHow } from '#client/checker/languages.ts'
import { isRemote } from '#client/editor/collab/remote.ts'
import type { WritingSettings } from '#schema/check-settings/settings.ts'

import {
  checkedBlocks,
  findingsIn,
  withDeep,
  withIssues,
  withSpelling,
  type CheckedBlock,
} from './checkedBlocks.ts'
import { acceptedAmong, NOTHING_DECIDED, type Decided } from './decisions.ts'
import type { BlockIssues } from './deep/parts.ts'
import { dismissedAmong, NOTHING_DISMISSED, type Dismissed } from './dismissals.ts'
import type { Finding, PlacedFinding } from './findings.ts'
import { redraw } from './underlines.ts'

export type CorrectionsState = {
  blocks: readonly CheckedBlock[]
  /** The document's settings; null until they are loaded. */
  settings: WritingSettings | null
  /** The resolved settings for blocks; the same object while they are equal. */
  how: WritingSettings | null
  decided: Decided
  dismissed: Dismissed
  /** Key of the finding whose card is open. */
  active: number | null
  /** Whether the caret is in a word that is still being typed. */
  typing: boolean
  visible: readonly PlacedFinding[]
  decorations: DecorationSet
}

/** The plugin's actions, in addition to edits and caret moves. */
export type CorrectionsAction =
  | { kind: 'result'; result: Checked | Spelled }
  | { kind: 'settings'; settings: WritingSettings }
  | { kind: 'decided'; decided: Decided }
  | { kind: 'activate'; key: number | null }
  | { kind: 'left' }
  /** Findings of the AI provider. */
  | { kind: 'deep'; blocks: readonly BlockIssues[] }

export const correctionsKey = new PluginKey<CorrectionsState>('corrections')

/** Sends an action to the plugin. */
export function act(view: EditorView, action: CorrectionsAction): void {
  view.dispatch(view.state.tr.setMeta(correctionsKey, action).setMeta('addToHistory', false))
}

/** The state of a document without text. */
const EMPTY: CorrectionsState = {
  blocks: [],
  settings: null,
  how: null,
  decided: NOTHING_DECIDED,
  dismissed: NOTHING_DISMISSED,
  active: null,
  typing: false,
  visible: [],
  decorations: DecorationSet.empty,
}

export const initialState = (state: EditorState): CorrectionsState => ({
  ...EMPTY,
  blocks: checkedBlocks(state.doc, []),
})

/** Returns the state after a transaction. */
export function nextState(
  transaction: Transaction,
  previous: CorrectionsState,
  oldState: EditorState,
  newState: EditorState,
): CorrectionsState {
  // The plugin's own metadata; only this plugin knows the key.
  const action = transaction.getMeta(correctionsKey) as CorrectionsAction | undefined
  const moved = !oldState.selection.eq(newState.selection)
  if (!action && !transaction.docChanged && !moved) return previous
  let next = previous
  if (transaction.docChanged) {
    next = {
      ...next,
      blocks: checkedBlocks(newState.doc, next.blocks),
      typing: isRemote(transaction) ? next.typing : typedAtCaret(transaction, newState),
    }
  } else if (moved) {
    next = { ...next, typing: false }
  }
  if (action) next = reduce(next, action)
  return show(withHow(next, previous), previous, transaction.mapping, newState)
}

function reduce(state: CorrectionsState, action: CorrectionsAction): CorrectionsState {
  switch (action.kind) {
    case 'result':
      return withResult(state, action.result)
    case 'settings':
      return { ...state, settings: action.settings }
    case 'decided':
      return { ...state, decided: action.decided }
    case 'activate':
      return { ...state, active: action.key }
    case 'left':
      return { ...state, typing: false }
    case 'deep':
      return { ...state, blocks: state.blocks.map(block => action.blocks.reduce(withDeep, block)) }
  }
}

function withResult(state: CorrectionsState, result: Checked | Spelled): CorrectionsState {
  // Ignore results for old settings; they are requested again.
  if (!isSameHow(result.how, state.how)) return state
  const blocks = state.blocks.map(block =>
    result.kind === 'checked' ? withIssues(block, result) : withSpelling(block, result),
  )
  return { ...state, blocks }
}

/** Rechecks everything if the resolved settings have changed. Underlines stay until then. */
function withHow(state: CorrectionsState, previous: CorrectionsState): CorrectionsState {
  const { settings, blocks } = state
  if (!settings || (settings === previous.settings && blocks === previous.blocks)) return state
  const how = resolveSettings(settings, blocks, state.how)
  if (isSameHow(how, state.how)) return state
  return { ...state, how, blocks: blocks.map(block => ({ ...block, checked: false, spelled: false })) }
}

function typedAtCaret(transaction: Transaction, state: EditorState): boolean {
  if (!state.selection.empty || transaction.getMeta('paste') === true) return false
  const caret = state.selection.from
  let touched = false
  transaction.mapping.maps.forEach((map, index) => {
    map.forEach((_oldStart, _oldEnd, newStart, newEnd) => {
      const rest = transaction.mapping.slice(index + 1)
      const isWord = newEnd - newStart < 40
      if (isWord && rest.map(newStart, -1) <= caret && caret <= rest.map(newEnd, 1)) touched = true
    })
  })
  return touched
}

const NO_FINDINGS: ReadonlySet<Finding> = new Set()

/** Returns the dismissed findings, and all that were decided. */
function decidedIn({ blocks, decided, dismissed: before }: CorrectionsState) {
  const { dismissals, words, categoriesOff, rulesOff } = decided
  // This runs with each key.
  if (dismissals.length + words.size + categoriesOff.size + rulesOff.size === 0)
    return { dismissed: NOTHING_DISMISSED, decided: NO_FINDINGS }
  const findings = blocks.flatMap(block =>
    block.deep.length === 0 ? block.findings : [...block.findings, ...block.deep],
  )
  const dismissed = dismissedAmong(findings, dismissals, before)
  const isDismissed = ({ key }: Finding) => dismissed.byKey.has(key)
  return {
    dismissed,
    decided: new Set([...acceptedAmong(findings, decided), ...findings.filter(isDismissed)]),
  }
}

/** Computes the visible findings. The issue at a typing caret and decided issues stay hidden. */
function show(
  state: CorrectionsState,
  previous: CorrectionsState,
  mapping: Mapping,
  editor: EditorState,
): CorrectionsState {
  const caret = state.typing ? editor.selection.from : null
  const visible: PlacedFinding[] = []
  const { dismissed, decided } = decidedIn(state)
  for (const block of state.blocks) {
    for (const finding of findingsIn(block, decided)) {
      const from = block.start + finding.issue.start
      const to = block.start + finding.issue.end
      const beingTyped = caret !== null && from <= caret && caret <= to
      if (!beingTyped && !decided.has(finding)) visible.push({ finding, from, to })
    }
  }
  const active = visible.some(({ finding }) => finding.key === state.active) ? state.active : null
  const shown = { visible, active }
  return { ...state, ...shown, dismissed, decorations: redraw(previous, shown, mapping, editor.doc) }
}
