// Types alone: the page has no zod to load.
import type { SharedComment, SharedReactions } from './discussion.ts'

/** The content of the page that a share code opens. */
export type SharedText = {
  /** The room in which the text is live. */
  room: string
  documentId: string
  title: string
  /** The first name of the owner. */
  author: string
  updatedAt: string
  body: SharedNode
  /** The most characters that it may have with the values of its variables. */
  charactersMax: number
  /** Reactions to the text and to the comments that are shown. */
  reactions: readonly SharedReactions[]
  /** The open threads, in the order of the text. */
  threads: readonly QuotedThread[]
  /** Whether there are no other open threads and comments. */
  isComplete: boolean
}

/** A thread with the text that it is on now. */
export type QuotedThread = { id: string; quote: string; comments: SharedComment[] }

/** A node of a body, without suggestions and comments. */
export type SharedNode = {
  type: string
  text?: string
  attrs?: Readonly<Record<string, unknown>>
  marks?: readonly SharedMark[]
  content?: readonly SharedNode[]
}

/** The format of a text. */
export type SharedMark = { type: string; attrs?: Readonly<Record<string, unknown>> }
