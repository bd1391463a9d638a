import { call } from '#client/shared/api/call.ts'
import { HttpError, isUnreachable } from '#client/shared/api/httpError.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import type { Decision, DecisionSubject } from '#schema/corrections/decision.ts'
import * as endpoints from '#schema/corrections/endpoints.ts'
import { corrections } from '#schema/messages/en/corrections.ts'

import { forget, found, markTried, unsentAt, type WaitingDecision } from './waiting.ts'

const t = translator(corrections)

/** The session may come back, and so may the time of a limit. */
const LATER = [401, 429]

/** Whether no call has a chance now. */
const isHopeless = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof HttpError && LATER.includes(error.status))

/** Whether the server has refused a decision for good. A fault of the server may pass. */
const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && error.status < 500 && !isHopeless(error)

type Place = { userId: string; documentId: string }

/** Sends a decision of a user. It is refused if another user has signed in meanwhile. */
export const decideAs = ({ userId, documentId }: Place, subject: DecisionSubject): Promise<Decision> =>
  call(endpoints.decide, { params: { id: documentId }, body: subject }, { as: userId })

/** Undoes a decision for a user, as {@link decideAs} makes one. */
export const undoAs = ({ userId, documentId }: Place, decisionId: string): Promise<void> =>
  call(endpoints.undo, { params: { id: documentId, decisionId } }, { as: userId })

let sending: Promise<void> = Promise.resolve()

/** Sends the decisions that wait, one after another. `onSent` gets each as the server has it. */
export function sendWaiting(place: Place, onSent: (made: Decision) => void): Promise<void> {
  sending = sending.then(async () => {
    for (const made of unsentAt(place)) if (found(made) && !(await isDone(made, onSent))) return
  })
  return sending
}

/** Sends a decision. Returns whether the next one can be tried. */
async function isDone(made: WaitingDecision, onSent: (made: Decision) => void): Promise<boolean> {
  markTried(made)
  try {
    const sent = await decideAs(made, made.subject)
    // It may have been undone before the answer came. A decision of another user stays.
    if (found(made)?.state !== 'undone') onSent(sent)
    else if (sent.userId === made.userId) await undoAs(made, sent.id)
  } catch (error) {
    if (!isRefusal(error)) return !isHopeless(error)
    if (found(made)?.state !== 'undone')
      toast({ kind: 'error', title: t('saveFailed'), description: failureText(error), isNotice: true })
  }
  forget(made)
  return true
}
