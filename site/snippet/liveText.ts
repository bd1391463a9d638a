import type { Reaction } from '#schema/reactions/contract.ts'
import type { ReportReason } from '#schema/reports/reasons.ts'
import type { SharedNode, SharedText } from '#schema/sharing/sharedText.ts'

/** The outcome of a report. `tooMany`: no more reports are accepted from the reader's network now. */
export type ReportOutcome = 'sent' | 'tooMany' | 'failed' | 'offline'

/** Why a copy was not made, or `done`. `refusal`: the server's reason. */
export type DuplicateOutcome = 'done' | 'failed' | 'offline' | { refusal: string }

type Report = (written: { reason: ReportReason; details: string }) => Promise<ReportOutcome>

/** The acts of a reader of the page, once the code for them is loaded. */
export class SnippetActs {
  /** Puts a text on the clipboard. Returns whether it was done. */
  readonly copy: (body: SharedNode) => Promise<boolean>
  /** Makes a reaction to the text or a comment, or takes it back. */
  readonly toggle: (targetId: string, reaction: Reaction) => void
  /** Reports the text to the administrators. */
  readonly report: Report

  /** Makes a copy of the reader's own and leaves the page for it. */
  /** Once it is done, the page is left. `onBack` is called if the browser shows it again as it was. */
  readonly duplicate: (onBack: () => void) => Promise<DuplicateOutcome>

  constructor({ copy, toggle, report, duplicate }: SnippetActs) {
    this.copy = copy
    this.duplicate = duplicate
    this.toggle = toggle
    this.report = report
  }
}

/** `unverified`: the reader's email address is not confirmed. */
export type ReactionFailure = 'failed' | 'unverified'

/** The reader of the page, with their own reactions by target. */
export class Reader {
  /** Where a reader without a session signs in. Null: they are signed in. */
  readonly signInAt: string | null
  readonly mine: ReadonlyMap<string, ReadonlySet<Reaction>>
  /** Where the app opens the text. Null: the reader is not in it. */
  readonly path: string | null
  /** Why the last act failed, or null. */
  readonly failure: ReactionFailure | null

  constructor({ signInAt, mine, path, failure }: Reader) {
    this.signInAt = signInAt
    this.mine = mine
    this.path = path
    this.failure = failure
  }
}

/** A shared text as an open page has it. The server renders it without the last three. */
export type LiveText = SharedText & {
  /** The people who have the text open now, the reader included. */
  viewers?: number
  /** Absent until it is known who reads. */
  reader?: Reader
  acts?: SnippetActs
}
