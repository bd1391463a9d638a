import type { Editor } from '@tiptap/core'

import type { Connection } from '#client/editor/collab/connection.ts'
import type { Contributions } from '#client/editor/features/contributions.ts'
import type { EditorMode } from '#client/editor/mode/mode.ts'
import type { Review } from '#client/editor/review/review.ts'
import type { WritingChange, WritingSettings } from '#schema/check-settings/settings.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'

/** The check settings of a document, and a function that changes them. */
export type Writing = {
  /** Includes a choice that has not reached the server yet. */
  settings: WritingSettings
  change: (wanted: WritingChange) => Promise<unknown>
}

/** A document open in this tab, as the editor's features see it. */
export type EditorSession = {
  editor: Editor
  document: DocumentSummary
  connection: Connection
  writing: Writing
  /** Whether the text on screen is the document's. */
  loaded: boolean
  /** Whether the user wants to change the text and may; else it is only read. */
  mode: EditorMode
  /** Whether the reader may change the text and the changes can be saved. */
  editable: boolean
  contributions: Contributions
  review: Review
  /** Shows the review next to the text or over it. */
  showReview: () => void
  /** Shows the review where it would cover the text, and leaves it as it is elsewhere. */
  showOverText: () => void
  /** Uncovers the text where the review covers it. */
  showText: () => void
}
