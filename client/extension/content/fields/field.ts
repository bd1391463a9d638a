import type { Finding } from '#client/extension/content/text/findings.ts'

/** A part of a field's text. A caret is an empty one. */
export type Span = { start: number; end: number }

/** An active field of a page: its text, and everything done to it. Offsets are those of the last `read`. */
export type Field = {
  readonly element: HTMLElement
  /** Reads the text. */
  read: () => string
  /** Whether the last text is not the whole one. */
  isCut: () => boolean
  /** Returns the selected part, or null while the field has no caret. */
  selection: () => Span | null
  /** Selects a part. Resolves when the page has seen it. */
  select: (span: Span) => Promise<void>
  /** Marks these findings of the last text, and no others. */
  show: (findings: readonly Finding[]) => void
  /** Removes the marks where the user has just typed, without a look at the layout. */
  touch: () => void
  /** Whether the page has the last text, and all marks of it. */
  isIntact: () => boolean
  /** Draws again where places and not texts have changed; with the look of the field as it is now. */
  settle: (isRestyled?: boolean) => void
  /** Scrolls a part of the text into view. */
  reveal: (span: Span) => void
  /** Returns where a part of the text is in the window. */
  rectsOf: (span: Span) => DOMRect[]
  /**
   * Types a text over a part, or at the caret. Types nothing if the page moves the selection away;
   * resolves with whether it typed.
   */
  type: (span: Span | null, text: string) => Promise<boolean>
  /** Returns a call that puts focus and caret back to where they are now. */
  remember: () => () => void
  release: () => void
}
