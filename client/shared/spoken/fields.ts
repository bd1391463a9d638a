import type { FormattingAction, TextField } from '#schema/voice/contract.ts'

import { createRegistry } from './registry.ts'
import type { Unit } from './units.ts'

/** Formats, in contrast to the history and the selection, which every field has. */
export type Format = Exclude<FormattingAction, 'undo' | 'redo' | `select_${string}`>

/** Removes a piece that was inserted. Returns false if it is no longer there as it was. */
export type TakeBack = () => boolean

/** How voice commands change a field. */
export type FieldWriter = {
  /** Returns some text before the caret, at least that of its sentence. */
  before: () => string
  /** Inserts text in place of the selection. Returns null if the field has no room for it. */
  insert: (text: string) => TakeBack | null
  /** Inserts copied text as the key for pasting does. Returns false if the field did not take it. */
  paste: (text: string) => boolean
  /** Returns false if there is nothing to undo or redo. */
  step: (step: 'undo' | 'redo') => boolean
  /** Formats the selection, or else the word at the caret. Null for plain text. */
  format: ((format: Format) => boolean) | null
}

/** A text on the screen that voice commands read and write. */
export type SpokenField = {
  name: TextField
  read: () => string
  /** Returns the selected text; empty without a selection. */
  selected: () => string
  /** Selects the part of the text at the caret. Returns false if there is none. */
  select: (unit: Unit) => boolean
  focus: () => void
  /** Null while the text can only be read. */
  writer: FieldWriter | null
  /** Shows a writable field with the same text in place of this one. */
  edit?: () => void
}

/** The fields on the screen. */
export const fields = createRegistry<SpokenField>()

let last: SpokenField | null = null

/** Notes that a field has the caret. */
export function noteCaret(field: SpokenField): void {
  last = field
}

/** Returns the field that had the caret last, or else the main one on the screen; null if there is none. */
export function fieldAtCaret(): SpokenField | null {
  const all = fields.all()
  return all.find(field => field === last) ?? all.at(-1) ?? null
}

/** Returns the field with this name that commands write to: the one with the caret before others. */
export function fieldToWrite(name: TextField): SpokenField | null {
  const here = fieldAtCaret()
  return here?.name === name ? here : fields.find(name)
}
