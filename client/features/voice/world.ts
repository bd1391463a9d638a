import type { WorkspaceSection, TextField } from '#schema/voice/contract.ts'

import type { Dictation } from './dictation.ts'
import type { Speaker } from './speaker.ts'
import type { Question } from './state.ts'

/** The clipboard of the browser. */
export type ClipboardPort = Pick<Clipboard, 'readText' | 'writeText'>

/** All that a command may use and change. */
export type World = {
  openSection: (section: WorkspaceSection) => void
  /** Makes an empty document and opens it. */
  newDocument: () => void
  /** Opens the section of a field; for the editor, a document. */
  openField: (name: TextField) => void
  clipboard: ClipboardPort
  speaker: Speaker
  /** The language of speech, such as `en-US`. */
  language: () => string
  dictation: Dictation
  /** Begins continuous dictation, or ends it and all listening. */
  setDictating: (isOn: boolean) => void
  setReading: (isOn: boolean) => void
  /** Asks before a metered command. */
  ask: (question: Question) => void
  /** Closes the panel a second later. */
  closeSoon: () => void
}

/** How long a screen that was opened may take to show its field or action. */
export const OPENING_MS = 10_000
/** A paste follows its copy after this time. */
export const PASTE_AFTER_MS = 1000
/** The panel closes this time after a navigation. */
export const CLOSE_AFTER_MS = 1000
/** Continuous dictation and a question end after this time without speech. */
export const SILENCE_MS = 15_000
