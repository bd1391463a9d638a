import type { Editor } from '@tiptap/core'

import type { Connection } from '#client/editor/collab/connection.ts'
import type { Contributions } from '#client/editor/features/contributions.ts'
import type { Review } from '#client/editor/review/review.ts'
import type { WritingChange, WritingSettings } from '#schema/check-settings/settings.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'

/** How a document is checked, and the way to change it. */
export type Writing = {
  /** Includes a choice that is still on its way to the server. */
  settings: WritingSettings
  change: (wanted: WritingChange) => Promise<unknown>
}

/** A document that is open in this tab, as the editor's features see it. */
export type EditorSession = {
  editor: Editor
  document: DocumentSummary
  connection: Connection
  writing: Writing
  /** Whether the text on screen is the document's. */
  loaded: boolean
  /** Whether the reader may change the text and the changes can be saved. */
  editable: boolean
  contributions: Contributions
  review: Review
  /** Brings the review into view, beside the text or over it. */
  showReview: () => void
  /** Uncovers the text where the review lies over it. */
  showText: () => void
}
