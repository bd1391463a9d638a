import type { Editor } from '@tiptap/core'

import { commonEnds } from '#client/editor/acts/range.ts'
import { replaceAsActs, type Change } from '#client/editor/acts/replace.ts'
import { dispatchAsUndoStep } from '#client/editor/core/undoStep.ts'

import type { Finding, PlacedFinding } from './findings.ts'
import { insertLines } from './insertLines.ts'
import { act, correctionsKey } from './state.ts'

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
  return placed !== undefined && replaceAll(editor, [{ placed, replacement }]) > 0
}

/** Applies every safe fix in one undo step. Returns their number. */
export function fixAllSafe(editor: Editor): number {
  const wanted = visible(editor).flatMap(placed => {
    const { safe, replacements } = placed.finding.issue
    const [replacement] = replacements
    return safe && replacement !== undefined ? [{ placed, replacement }] : []
  })
  return replaceAll(editor, wanted)
}

/** Counts the findings that {@link fixAllSafe} would fix. */
export const safeCount = (findings: readonly Finding[]): number =>
  findings.filter(finding => finding.issue.safe).length

type Wanted = { placed: PlacedFinding; replacement: string }

/**
 * Makes replacements that still fit the text, as acts: others may make the same ones. Those that
 * cannot be acts are made as ordinary edits. Returns their number.
 */
function replaceAll(editor: Editor, wanted: readonly Wanted[]): number {
  if (!editor.isEditable) return 0
  const { doc } = editor.state
  const changes = withoutOverlaps(
    wanted.flatMap(({ placed: { from, to, finding }, replacement }) =>
      to <= doc.content.size && doc.textBetween(from, to, '\n', '\n') === finding.flagged
        ? [changeOf(from, to, finding, replacement)]
        : [],
    ),
  )
  if (changes.length === 0) return 0
  if (replaceAsActs(editor, changes)) return changes.length
  // Some cannot be acts, such as one across a line break. From the end, so that earlier positions stay valid.
  for (const change of changes.toSorted((a, b) => b.from - a.from))
    if (!replaceAsActs(editor, [change])) replaceInText(editor, change)
  return changes.length
}

/** The smallest change of whole words that all replacements of a finding share. */
function changeOf(from: number, to: number, { flagged, issue }: Finding, replacement: string): Change {
  const { start, end } = commonEnds(flagged, issue.replacements)
  return {
    from: from + start,
    to: to - end,
    text: replacement.slice(start, replacement.length - end),
  }
}

/** Keeps the first of changes that overlap. */
const withoutOverlaps = (changes: readonly Change[]): Change[] =>
  changes.filter((change, i) =>
    changes.slice(0, i).every(other => other.to <= change.from || change.to <= other.from),
  )

function replaceInText(editor: Editor, { from, to, text }: Change): void {
  const transaction = editor.state.tr
  if (text === '') transaction.delete(from, to)
  else insertLines(transaction, { from, to, text })
  dispatchAsUndoStep(editor, transaction)
}
