import { HttpError } from '#client/shared/api/httpError.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { createStore } from '#client/shared/lib/store.ts'

/** The user canceled the identity check: nothing was done. */
export class ProofCancelled extends Error {
  override readonly name = 'ProofCancelled'
}

type Question = { answer: (proved: boolean) => void; asked: Promise<boolean> }

/** The request that the dialog shows, or null. */
export const proofStore = createStore<Question | null>(null)

/**
 * Runs a call. If the server requires a fresh proof of identity, asks for it and repeats the call.
 * Throws {@link ProofCancelled} if the user cancels. Requires a ProofDialog on the screen.
 */
export async function proven<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'REAUTHENTICATION_REQUIRED') throw error
  }
  if (!(await ask())) throw new ProofCancelled()
  return call()
}

/** Concurrent calls share one request. */
function ask(): Promise<boolean> {
  const open = proofStore.get()
  if (open) return open.asked
  let answer: Question['answer'] = () => undefined
  const asked = new Promise<boolean>(resolve => {
    answer = proved => {
      proofStore.set(null)
      resolve(proved)
    }
  })
  proofStore.set({ answer, asked })
  return asked
}

/** Returns the text to show in place for a failed call, or null if there is nothing to show. */
export const problemOf = (error: unknown): string | null =>
  error === null || error === undefined || error instanceof ProofCancelled ? null : failureText(error)
