import type { Comment } from '#schema/comments/contract.ts'
import { isBlank } from '#schema/shared/blank.ts'

import { editedBy, isNewThread, isTaken, renewed, taken, type Draft, type Drafts } from './drafts.ts'

const DAY_MS = 86_400_000

/** The facts of a page on which the fate of drafts depends. */
export type Known = {
  comments: readonly Pick<Comment, 'id' | 'text' | 'createdAt'>[]
  /** The threads whose text is marked. */
  marked: ReadonlySet<string>
  /** The names of the drafts that are being sent here. They stay as they are. */
  sending: ReadonlySet<string>
  /** The name of the draft of a new thread whose field is open here; null if there is none. */
  open: string | null
  /** Whether the thread that a draft became was withdrawn or deleted. */
  isGone: (draft: Draft) => boolean
  now: number
}

/**
 * Compares drafts with the comments of their document, some of which they may be: the page was loaded
 * again while they were sent, or has not seen the answer. Those that are certain to stay are removed, and
 * empty ones of new threads. A draft whose thread was withdrawn is unsent again, under a new id.
 */
export const settled =
  (known: Known) =>
  (held: Drafts): Drafts => {
    const byId = new Map(known.comments.map(comment => [comment.id, comment]))
    const after = Object.entries(held).flatMap(([name, draft]) => {
      const kept = settle(name, draft, byId.get(editedBy(name) ?? draft.id), known)
      return kept ? [[name, kept] as const] : []
    })
    const isSame =
      after.length === Object.keys(held).length && after.every(([name, kept]) => kept === held[name])
    return isSame ? held : Object.fromEntries(after)
  }

function settle(
  name: string,
  draft: Draft,
  comment: Known['comments'][number] | undefined,
  { marked, sending, open, isGone, now }: Known,
): Draft | null {
  if (sending.has(name)) return draft
  if (!isNewThread(name)) {
    // A change begins with the text of its comment.
    const isSent = editedBy(name) === null || draft.sent === draft.text
    return isSent && comment?.text === draft.text.trim() ? null : draft
  }
  if (!comment && isGone(draft)) return renewed(draft)
  if (name === open) return draft
  if (isBlank(draft.text)) return null
  // Its author may have gone on writing after the call.
  if (!comment || (comment.text !== draft.text.trim() && !isTaken(draft))) return draft
  // The server withdraws no thread that is a day old.
  if (marked.has(comment.id) || now - Date.parse(comment.createdAt) > DAY_MS) return null
  return isTaken(draft) ? draft : taken(draft)
}
