import { HttpError } from '#client/shared/api/httpError.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { createStore } from '#client/shared/lib/store.ts'

/** The user turned back when asked to prove who they are: nothing was done. */
export class ProofCancelled extends Error {
  override readonly name = 'ProofCancelled'
}

type Question = { answer: (proved: boolean) => void; asked: Promise<boolean> }

/** The question that the dialog shows, or null. */
export const proofStore = createStore<Question | null>(null)

/**
 * Runs a call. When the server wants a fresh proof of identity first, asks for it and runs the call again; throws
 * {@link ProofCancelled} when it is not given. Needs a ProofDialog on the screen.
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

/** Calls that need it at the same time share one question. */
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

/** What to say in place about a call that failed; null when there is nothing to say. */
export const problemOf = (error: unknown): string | null =>
  error === null || error === undefined || error instanceof ProofCancelled ? null : failureText(error)
