import { atom, useAtomValue, type Atom, type PrimitiveAtom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useMemo } from 'react'

import type { SavedState } from '#client/editor/collab/savedState.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { comments } from '#schema/messages/en/comments.ts'

import type { Draft, DraftStore } from './drafts.ts'

const t = translator(comments)

/** The end of a problem without a further try: the text is saved, or the connection is back. */
type End = 'saved' | 'reconnected'

/** How the sending of a draft goes. `stop`: cancels it while it runs. */
export type Sending = { stop: AbortController | null; problem: string | null; end?: End | null }

/** The drafts of a document that are being sent or could not be sent, by their names. */
export type Sends = PrimitiveAtom<ReadonlyMap<string, Sending>>

export const newSends = (): Sends => atom<ReadonlyMap<string, Sending>>(new Map())

/** The draft was not sent. The message is for the user. */
export class NotSent extends Error {}
/** The draft was not sent since the server does not have the text yet. */
export class Unreachable extends NotSent {}

export type Sender = {
  /** Sends a draft. It looks at the signal before each step that cannot be taken back. */
  make: (draft: Draft, signal: AbortSignal) => Promise<unknown>
  /** Takes back what a cancelled call has made. */
  takeBack: (draft: Draft) => Promise<unknown>
  /** Whether the server keeps what was made. Absent: always. */
  isFinal?: (draft: Draft) => boolean
}

type Parts = { sends: Sends; drafts: DraftStore; name: string }

/** Refusals after which the server has used the id of a comment and withdrawn it. */
const WITHDRAWN: ReadonlySet<string | null> = new Set(['CONFLICT', 'TOO_LARGE', 'UNAVAILABLE'])

/** A server that is busy says when to try again. It may have made the comment before. */
const isWithdrawal = (error: unknown): boolean =>
  error instanceof HttpError && WITHDRAWN.has(error.code) && error.body?.['retryAfter'] === undefined

/**
 * Sends a draft, and removes it unless it was changed or cancelled meanwhile, or is not final. Returns
 * whether it was sent. A failure is kept as a problem, and the draft stays.
 */
export async function sendDraft({
  sends,
  drafts,
  name,
  make,
  takeBack,
  isFinal = () => true,
}: Parts & Sender): Promise<boolean> {
  const sent = drafts.read(name)
  if (!sent || store.get(sends).get(name)?.stop) return false
  const stop = new AbortController()
  const { signal } = stop
  // A later call with the same id would be a repetition of this one.
  signal.addEventListener('abort', () => drafts.renew(name, sent))
  change(sends, name, { stop, problem: null })
  try {
    await make(sent, signal)
  } catch (error) {
    if (!signal.aborted) {
      if (isWithdrawal(error)) drafts.renew(name, sent)
      change(sends, name, { stop: null, problem: problemOf(error), end: endOf(error) })
    } else if (isUncertain(error)) await attempt(undone(takeBack(sent)), t('cancelFailed'), sent.id)
    return false
  }
  if (signal.aborted) {
    await attempt(undone(takeBack(sent)), t('cancelFailed'), sent.id)
    return false
  }
  drafts.finish(name, sent, isFinal(sent))
  change(sends, name, null)
  return true
}

/** Cancels the sending of a draft, which stays, and forgets why it was not sent. */
export function cancelSend(sends: Sends, name: string): void {
  store.get(sends).get(name)?.stop?.abort()
  change(sends, name, null)
}

/**
 * Forgets problems when they end by themselves. Nothing is sent by itself. Returns a function that ends
 * this. `saved`: whether the server has the text.
 */
export function followEnds(sends: Sends, saved: Atom<SavedState>): () => void {
  let wasAway = false
  const look = () => {
    const { kind } = store.get(saved)
    if (kind !== 'saved') {
      wasAway ||= kind !== 'saving'
      return
    }
    for (const [name, { end }] of store.get(sends))
      if (end === 'saved' || (end && wasAway)) change(sends, name, null)
    wasAway = false
  }
  look()
  return store.sub(saved, look)
}

/** Forgets the problems of drafts that are gone: they were sent after all, or discarded. */
export function forgetProblems(sends: Sends, holds: (name: string) => boolean): void {
  for (const [name, { stop }] of store.get(sends)) if (!stop && !holds(name)) change(sends, name, null)
}

const IDLE: Sending = { stop: null, problem: null }

/** Returns how the sending of a draft goes. */
export const useSending = (sends: Sends, name: string): Sending =>
  useAtomValue(useMemo(() => selectAtom(sends, all => all.get(name) ?? IDLE), [sends, name]))

function change(sends: Sends, name: string, sending: Sending | null): void {
  const all = new Map(store.get(sends))
  if (sending) all.set(name, sending)
  else all.delete(name)
  store.set(sends, all)
}

const problemOf = (error: unknown): string => (error instanceof NotSent ? error.message : failureText(error))

/** A call fails with a TypeError if the server cannot be reached. */
function endOf(error: unknown): End | null {
  if (error instanceof Unreachable) return 'saved'
  return error instanceof TypeError ? 'reconnected' : null
}

/** Whether a failed call may have had its effect: the server has not refused it. */
const isUncertain = (error: unknown): boolean =>
  !(error instanceof NotSent) && !(error instanceof HttpError && error.status < 500)

/** Succeeds also if there is nothing to take back. */
const undone = (takingBack: Promise<unknown>): Promise<unknown> =>
  takingBack.catch((error: unknown) => {
    if (!(error instanceof HttpError && error.code === 'NOT_FOUND')) throw error
  })
