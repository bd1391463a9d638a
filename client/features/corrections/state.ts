import type { Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'

import type { Issue } from '#schema/corrections/issue.ts'

import { textBlocks, touchesCode, type TextBlock } from './blocks.ts'
import { isDecided, NOTHING_DECIDED, type Decided } from './decisions.ts'
import { carryOver, reconcile, type Finding } from './findings.ts'

type CheckedBlock = TextBlock & { findings: readonly Finding[]; checked: boolean }

/** A finding where it stands in the document now. */
export type PlacedFinding = Finding & { from: number; to: number; blockText: string }

export type CorrectionsState = {
  blocks: readonly CheckedBlock[]
  decided: Decided
  /** Key of the finding whose card is open. */
  active: number | null
  /** The caret is in a word that is still being typed. */
  typing: boolean
  visible: readonly PlacedFinding[]
  decorations: DecorationSet
}

/** What happens to the plugin beside edits and moves of the caret. */
export type CorrectionsAction =
  | { kind: 'checked'; text: string; issues: readonly Issue[] }
  | { kind: 'decided'; decided: Decided }
  | { kind: 'activate'; key: number | null }

export const correctionsKey = new PluginKey<CorrectionsState>('corrections')

/** Sends an action to the plugin. */
export function act(view: EditorView, action: CorrectionsAction): void {
  view.dispatch(view.state.tr.setMeta(correctionsKey, action).setMeta('addToHistory', false))
}

export const initialState = (state: EditorState): CorrectionsState =>
  show(
    {
      blocks: blocksOf(state.doc, []),
      decided: NOTHING_DECIDED,
      active: null,
      typing: false,
      visible: [],
      decorations: DecorationSet.empty,
    },
    state,
  )

/** The state behind a transaction. */
export function nextState(
  transaction: Transaction,
  previous: CorrectionsState,
  oldState: EditorState,
  newState: EditorState,
): CorrectionsState {
  // The plugin's own metadata; nobody else knows the key.
  const action = transaction.getMeta(correctionsKey) as CorrectionsAction | undefined
  const moved = !oldState.selection.eq(newState.selection)
  if (!action && !transaction.docChanged && !moved) return previous
  let next = previous
  if (transaction.docChanged) {
    next = {
      ...next,
      blocks: blocksOf(newState.doc, next.blocks),
      typing: typedAtCaret(transaction, newState),
    }
  } else if (moved) {
    next = { ...next, typing: false }
  }
  if (action) next = reduce(next, action)
  return show(next, newState)
}

function reduce(state: CorrectionsState, action: CorrectionsAction): CorrectionsState {
  switch (action.kind) {
    case 'checked':
      return { ...state, blocks: state.blocks.map(block => withIssues(block, action.text, action.issues)) }
    case 'decided':
      return { ...state, decided: action.decided }
    case 'activate':
      return { ...state, active: action.key }
  }
}

function withIssues(block: CheckedBlock, text: string, issues: readonly Issue[]): CheckedBlock {
  if (block.checked || block.text !== text) return block
  const prose = issues.filter(issue => !touchesCode(block.node, issue.start, issue.end))
  return { ...block, checked: true, findings: reconcile(block.findings, prose, text) }
}

/** The blocks of a document. Those that did not change keep what is known of them; the others are to be checked. */
function blocksOf(doc: Node, previous: readonly CheckedBlock[]): CheckedBlock[] {
  const blocks = textBlocks(doc)
  const shared = Math.min(blocks.length, previous.length)
  let head = 0
  while (head < shared && blocks[head]?.node === previous[head]?.node) head += 1
  let tail = 0
  while (tail < shared - head && blocks.at(-1 - tail)?.node === previous.at(-1 - tail)?.node) tail += 1
  const removed = previous.slice(head, previous.length - tail)
  return blocks.map((block, index) => {
    if (index < head) return { ...block, ...known(previous[index]) }
    if (index >= blocks.length - tail)
      return { ...block, ...known(previous[previous.length - blocks.length + index]) }
    // A block with the same text was split off, joined or merely rebuilt; else the one in the same place was edited.
    const same = removed.find(old => old.text === block.text)
    if (same) return { ...block, ...known(same) }
    const edited = removed[index - head]
    const findings = edited ? carryOver(edited.text, block.text, edited.findings) : []
    return { ...block, findings, checked: false }
  })
}

const known = (block: CheckedBlock | undefined): Pick<CheckedBlock, 'findings' | 'checked'> => ({
  findings: block?.findings ?? [],
  checked: block?.checked ?? false,
})

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

/** Works out what is to be seen: the issue at a caret that is typing, and what was decided, stay hidden. */
function show(state: CorrectionsState, editor: EditorState): CorrectionsState {
  const caret = state.typing ? editor.selection.from : null
  const visible: PlacedFinding[] = []
  for (const block of state.blocks) {
    for (const finding of block.findings) {
      const from = block.start + finding.issue.start
      const to = block.start + finding.issue.end
      const beingTyped = caret !== null && from <= caret && caret <= to
      if (!beingTyped && !isDecided(finding, state.decided))
        visible.push({ ...finding, from, to, blockText: block.text })
    }
  }
  const active = visible.some(finding => finding.key === state.active) ? state.active : null
  const decorations = DecorationSet.create(
    editor.doc,
    visible.map(finding => underline(finding, finding.key === active)),
  )
  return { ...state, active, visible, decorations }
}

function underline(finding: PlacedFinding, active: boolean): Decoration {
  const attributes = {
    class: `issue issue-${finding.issue.category}${active ? ' issue-active' : ''}`,
    'data-issue': String(finding.key),
  }
  return Decoration.inline(finding.from, finding.to, attributes)
}
