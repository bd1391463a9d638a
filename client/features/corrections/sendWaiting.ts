import { call } from '#client/shared/api/call.ts'
import { HttpError, isUnreachable } from '#client/shared/api/httpError.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import type { Decision } from '#schema/corrections/decision.ts'
import * as endpoints from '#schema/corrections/endpoints.ts'
import { corrections } from '#schema/messages/en/corrections.ts'

import { forget, isKept, waitingAt } from './waiting.ts'

const t = translator(corrections)

/** The session may come back, and so may the time of a limit. */
const LATER = [401, 429]

let sending: Promise<void> = Promise.resolve()

/** Sends the decisions that wait, one after another. `onSent` gets each as the server has it. */
export function sendWaiting(
  place: { userId: string; documentId: string },
  onSent: (made: Decision) => void,
): Promise<void> {
  sending = sending.then(async () => {
    for (const made of waitingAt(place)) if (isKept(made) && !(await isDone(made, onSent))) return
  })
  return sending
}

/** Sends a decision. Returns whether the next one can be tried. */
async function isDone(made: Decision, onSent: (made: Decision) => void): Promise<boolean> {
  try {
    const sent = await call(endpoints.decide, { params: { id: made.documentId }, body: made.subject })
    onSent(sent)
  } catch (error) {
    if (isUnreachable(error) || (error instanceof HttpError && LATER.includes(error.status))) return false
    toast({ kind: 'error', title: t('saveFailed'), description: failureText(error), isNotice: true })
  }
  forget(made)
  return true
}
