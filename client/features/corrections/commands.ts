import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'

import { dispatchAsUndoStep } from '#client/editor/core/undoStep.ts'

import type { Finding } from './findings.ts'
import { act, correctionsKey, type PlacedFinding } from './state.ts'

const visible = (editor: Editor): readonly PlacedFinding[] =>
  correctionsKey.getState(editor.state)?.visible ?? []

const find = (editor: Editor, key: number): PlacedFinding | undefined =>
  visible(editor).find(({ finding }) => finding.key === key)

/** Opens the card of a finding and brings it into view; null closes the card. */
export function activate(editor: Editor, key: number | null): void {
  act(editor.view, { kind: 'activate', key })
  const placed = key === null ? undefined : find(editor, key)
  if (!placed) return
  const { node } = editor.view.domAtPos(placed.from)
  const element = node instanceof Element ? node : node.parentElement
  element?.scrollIntoView({ block: 'nearest', behavior: 'auto' })
}

/**
 * Replaces the flagged text and keeps the caret in place. Returns false if the text has changed.
 */
export function accept(editor: Editor, key: number, replacement: string): boolean {
  const placed = find(editor, key)
  if (!placed) return false
  return oneUndoStep(editor, transaction => replaceFlagged(transaction, placed, replacement))
}

/** Applies every safe fix in one undo step. Returns their number. */
export function fixAllSafe(editor: Editor): number {
  let fixed = 0
  oneUndoStep(editor, transaction => {
    // From the end, so that earlier positions stay valid.
    for (const placed of visible(editor).toReversed()) {
      const { safe, replacements } = placed.finding.issue
      const [replacement] = replacements
      if (safe && replacement !== undefined && replaceFlagged(transaction, placed, replacement)) fixed += 1
    }
    return fixed > 0
  })
  return fixed
}

/** Counts the findings that {@link fixAllSafe} would fix. */
export const safeCount = (findings: readonly Finding[]): number =>
  findings.filter(finding => finding.issue.safe).length

function replaceFlagged(transaction: Transaction, placed: PlacedFinding, replacement: string): boolean {
  const { from, to, finding } = placed
  if (to > transaction.doc.content.size) return false
  if (transaction.doc.textBetween(from, to, '\n', '\n') !== finding.flagged) return false
  if (replacement === '') transaction.delete(from, to)
  else transaction.insertText(replacement, from, to)
  return true
}

/** Dispatches a change as a separate undo step, if there is one and the reader may edit. */
function oneUndoStep(editor: Editor, change: (transaction: Transaction) => boolean): boolean {
  const transaction = editor.state.tr
  if (!editor.isEditable || !change(transaction)) return false
  dispatchAsUndoStep(editor, transaction)
  return true
}
