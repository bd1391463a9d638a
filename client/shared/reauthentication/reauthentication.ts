import { atom } from 'jotai'

import { HttpError } from '#client/shared/api/httpError.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { store } from '#client/shared/lib/store.ts'

/** The user canceled the identity check: nothing was done. */
export class ReauthenticationCanceled extends Error {
  override readonly name = 'ReauthenticationCanceled'
}

type Question = { answer: (confirmed: boolean) => void; answered: Promise<boolean> }

/** The question that the dialog shows, or null. */
export const openQuestion = atom<Question | null>(null)

/**
 * Runs a call. If the server requires reauthentication, asks for it and repeats the call. Throws
 * {@link ReauthenticationCanceled} if the user cancels. Requires a ReauthenticationDialog on the
 * screen.
 */
export async function withReauthentication<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'REAUTHENTICATION_REQUIRED') throw error
  }
  if (!(await ask())) throw new ReauthenticationCanceled()
  return call()
}

/** Concurrent calls share one question. */
function ask(): Promise<boolean> {
  const open = store.get(openQuestion)
  if (open) return open.answered
  let answer: Question['answer'] = () => undefined
  const answered = new Promise<boolean>(resolve => {
    answer = confirmed => {
      store.set(openQuestion, null)
      resolve(confirmed)
    }
  })
  store.set(openQuestion, { answer, answered })
  return answered
}

/** Returns the text to show in place for a failed call, or null if there is nothing to show. */
export const problemOf = (error: unknown): string | null =>
  error === null || error === undefined || error instanceof ReauthenticationCanceled
    ? null
    : failureText(error)
