import type { ReportReason } from '#schema/reports/reasons.ts'
import type { SharedNode, SharedText } from '#schema/sharing/sharedText.ts'

/** The outcome of a report. `tooMany`: no more reports are accepted from the reader's network now. */
export type ReportOutcome = 'sent' | 'tooMany' | 'failed' | 'offline'

type Report = (written: { reason: ReportReason; details: string }) => Promise<ReportOutcome>

/** The acts of a reader of the page, once the code for them is loaded. Each tells whether it was done. */
export class SnippetActs {
  /** Puts a text on the clipboard. */
  readonly copy: (body: SharedNode) => Promise<boolean>
  /** Reports the text to the administrators. */
  readonly report: Report

  constructor(copy: (body: SharedNode) => Promise<boolean>, report: Report) {
    this.copy = copy
    this.report = report
  }
}

/** A shared text as an open page has it. The server renders it without the last two. */
export type LiveText = SharedText & {
  /** The people who have the text open now, the reader included. */
  viewers?: number
  acts?: SnippetActs
}
