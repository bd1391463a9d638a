import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'

import { dispatchAsUndoStep } from '#client/shared/lib/undoStep.ts'

import { act, correctionsKey, type PlacedFinding } from './state.ts'

const visible = (editor: Editor): readonly PlacedFinding[] =>
  correctionsKey.getState(editor.state)?.visible ?? []

const find = (editor: Editor, key: number): PlacedFinding | undefined =>
  visible(editor).find(finding => finding.key === key)

/** Opens the card of a finding and brings it into view; null closes the card. */
export function activate(editor: Editor, key: number | null): void {
  act(editor.view, { kind: 'activate', key })
  const finding = key === null ? undefined : find(editor, key)
  if (!finding) return
  const { node } = editor.view.domAtPos(finding.from)
  const element = node instanceof Element ? node : node.parentElement
  element?.scrollIntoView({ block: 'nearest', behavior: 'auto' })
}

/** The key of the next (1) or previous (−1) finding from the open card or else the caret; null when there is none. */
export function neighbour(editor: Editor, step: 1 | -1): number | null {
  const findings = visible(editor)
  const active = correctionsKey.getState(editor.state)?.active ?? null
  if (active !== null) {
    const index = findings.findIndex(finding => finding.key === active)
    return findings[(index + step + findings.length) % findings.length]?.key ?? null
  }
  const caret = editor.state.selection.head
  if (step === 1) return (findings.find(finding => finding.to > caret) ?? findings[0])?.key ?? null
  return (findings.findLast(finding => finding.from < caret) ?? findings.at(-1))?.key ?? null
}

/** Replaces the flagged text; the caret stays where it is. False when the text is no longer the one that was flagged. */
export function accept(editor: Editor, key: number, replacement: string): boolean {
  const finding = find(editor, key)
  if (!finding) return false
  return oneUndoStep(editor, transaction => replaceFlagged(transaction, finding, replacement))
}

/** Applies every safe fix in one undo step; gives how many. */
export function fixAllSafe(editor: Editor): number {
  let fixed = 0
  oneUndoStep(editor, transaction => {
    // From the end, so that the positions of those before still hold.
    for (const finding of visible(editor).toReversed()) {
      const [replacement] = finding.issue.replacements
      if (
        finding.issue.safe &&
        replacement !== undefined &&
        replaceFlagged(transaction, finding, replacement)
      )
        fixed += 1
    }
    return fixed > 0
  })
  return fixed
}

/** Findings that {@link fixAllSafe} would fix. */
export const safeCount = (findings: readonly PlacedFinding[]): number =>
  findings.filter(finding => finding.issue.safe).length

function replaceFlagged(transaction: Transaction, finding: PlacedFinding, replacement: string): boolean {
  const { from, to, flagged } = finding
  if (to > transaction.doc.content.size) return false
  if (transaction.doc.textBetween(from, to, '\n', '\n') !== flagged) return false
  if (replacement === '') transaction.delete(from, to)
  else transaction.insertText(replacement, from, to)
  return true
}

/** Dispatches a change, as an undo step of its own, if there is one to make and the reader may make it. */
function oneUndoStep(editor: Editor, change: (transaction: Transaction) => boolean): boolean {
  const transaction = editor.state.tr
  if (!editor.isEditable || !change(transaction)) return false
  dispatchAsUndoStep(editor, transaction)
  return true
}
