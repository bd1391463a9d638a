import type { SharedNode, SharedText } from '#schema/sharing/sharedText.ts'

/** The acts of a reader of the page, once the code for them is loaded. Each tells whether it was done. */
export class SnippetActs {
  /** Puts a text on the clipboard. */
  readonly copy: (body: SharedNode) => Promise<boolean>

  constructor(copy: (body: SharedNode) => Promise<boolean>) {
    this.copy = copy
  }
}

/** A shared text as an open page has it. The server renders it without the last two. */
export type LiveText = SharedText & {
  /** The people who have the text open now, the reader included. */
  viewers?: number
  acts?: SnippetActs
}
