import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'

import { anchorOf, resolveAnchor, type Range } from '#client/editor/collab/anchor.ts'
import type { Command } from '#client/editor/commands/command.ts'
import { asOneUndoStep } from '#client/editor/core/undoStep.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { store } from '#client/shared/lib/store.ts'
import type { FieldWriter, Format, SpokenField, TakeBack } from '#client/shared/spoken/fields.ts'
import { unitAt, type Unit } from '#client/shared/spoken/units.ts'

/** How many positions before the caret are read. */
const BACK = 500

/** The commands of the formats, by their ids. */
const COMMANDS: Readonly<Record<Format, string>> = {
  bold: 'format.bold',
  italic: 'format.italic',
  underline: 'format.underline',
  strikethrough: 'format.strikethrough',
  heading_one: 'format.heading1',
  heading_two: 'format.heading2',
  heading_three: 'format.heading3',
  bullet_list: 'format.bulletList',
  numbered_list: 'format.numberedList',
  task_list: 'format.taskList',
  quote: 'format.quote',
  code: 'format.code',
  code_block: 'format.codeBlock',
  clear_formatting: 'format.clear',
}
/** Formats of words. Without a selection, they are for the word at the caret. */
const OF_WORDS = new Set<Format>(['bold', 'italic', 'underline', 'strikethrough', 'code', 'clear_formatting'])

/** Returns a command of the open document, if it can run now. */
export function commandOf({ contributions }: EditorSession, id: string): Command | null {
  const all = store.get(contributions.all).flatMap(({ commands }) => commands ?? [])
  return all.find(command => command.id === id && (command.isAvailable?.() ?? true)) ?? null
}

/** Returns the text of an open document as a field of voice commands. */
export function editorField(session: EditorSession): SpokenField {
  const { editor } = session
  return {
    name: 'editor',
    read: () => textOf(editor.state.doc, { from: 0, to: editor.state.doc.content.size }),
    selected: () => textOf(editor.state.doc, editor.state.selection),
    select: unit => selectUnit(editor, unit),
    focus: () => editor.view.focus(),
    writer: session.editable ? writerOf(session) : null,
  }
}

function writerOf(session: EditorSession): FieldWriter {
  const { editor } = session
  return {
    before() {
      const { doc, selection } = editor.state
      return doc.textBetween(Math.max(0, selection.from - BACK), selection.from, '\n', '\n')
    },
    insert: text => insert(editor, text),
    paste(text) {
      const before = editor.state.doc
      editor.view.focus()
      asOneUndoStep(editor, () => editor.view.pasteText(text))
      return !editor.state.doc.eq(before)
    },
    step(step) {
      const command = commandOf(session, `format.${step}`)
      command?.run()
      return command !== null
    },
    format(format) {
      const command = commandOf(session, COMMANDS[format])
      if (command) asOneUndoStep(editor, () => onWord(editor, OF_WORDS.has(format), command.run))
      return command !== null
    },
  }
}

/** Runs a format; without a selection, on the word at the caret, which stays where it is. */
function onWord(editor: Editor, isOfWords: boolean, run: () => void): void {
  const { empty, from } = editor.state.selection
  const word = isOfWords && empty ? rangeAt(editor, 'word') : null
  if (word) editor.commands.setTextSelection(word)
  run()
  if (word) editor.commands.setTextSelection(from)
}

function selectUnit(editor: Editor, unit: Unit): boolean {
  editor.view.focus()
  if (unit === 'all') return editor.commands.selectAll()
  const range = rangeAt(editor, unit)
  return range !== null && editor.chain().setTextSelection(range).scrollIntoView().run()
}

/** Returns the range of a part of the block at the caret, or null. */
function rangeAt(editor: Editor, unit: Unit): Range | null {
  const { $head } = editor.state.selection
  const { parent } = $head
  if (!parent.isTextblock) return null
  // Each leaf is one character, as in positions.
  const text = parent.textBetween(0, parent.content.size, undefined, '\ufffc')
  const found = unitAt(text, $head.parentOffset, unit)
  const start = $head.start()
  return found && { from: start + found.start, to: start + found.end }
}

const textOf = (doc: Node, { from, to }: Range): string => doc.textBetween(from, to, '\n', '\n')

/** Inserts dictated text at the caret: `\n` is a line break, and `\n\n` a new block. */
function insert(editor: Editor, text: string): TakeBack | null {
  if (!editor.isEditable) return null
  const { from, to } = editor.state.selection
  const before = editor.state.doc
  const replaced = before.slice(from, to)
  editor.view.focus()
  asOneUndoStep(editor, () => {
    for (const part of text.split(/(\n\n|\n)/)) {
      if (part === '\n\n') newBlock(editor)
      else if (part === '\n') newLine(editor)
      else if (part !== '') editor.view.dispatch(editor.state.tr.insertText(part).scrollIntoView())
    }
  })
  if (editor.state.doc.eq(before)) return null
  const range = { from, to: editor.state.selection.from }
  const anchor = anchorOf(editor, range)
  const inserted = textOf(editor.state.doc, range)
  return () => {
    const now = editor.isDestroyed || !editor.isEditable ? null : resolveAnchor(editor, anchor)
    if (!now || textOf(editor.state.doc, now) !== inserted) return false
    editor.view.focus()
    asOneUndoStep(editor, () =>
      editor.view.dispatch(editor.state.tr.replace(now.from, now.to, replaced).scrollIntoView()),
    )
    return true
  }
}

const newLine = (editor: Editor): boolean =>
  editor.commands.first(({ commands }) => [() => commands.newlineInCode(), () => commands.setHardBreak()])

const newBlock = (editor: Editor): boolean =>
  editor.commands.first(({ commands }) => [
    () => commands.newlineInCode(),
    () => commands.splitListItem('listItem'),
    () => commands.splitListItem('taskItem'),
    () => commands.liftEmptyBlock(),
    () => commands.splitBlock(),
  ])
