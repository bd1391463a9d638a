import { atom, useAtomValue, type PrimitiveAtom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useMemo } from 'react'

import { HttpError, isUnreachable } from '#client/shared/api/httpError.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { comments } from '#schema/messages/en/comments.ts'

import type { Draft, DraftStore } from './drafts.ts'

const t = translator(comments)

/** How the sending of a draft goes. `stop`: cancels it while it runs. */
export type Sending = { stop: AbortController | null; problem: string | null }

/** The drafts of a document that are being sent or could not be sent, by their names. */
export type Sends = PrimitiveAtom<ReadonlyMap<string, Sending>>

export const newSends = (): Sends => atom<ReadonlyMap<string, Sending>>(new Map())

/** The draft was not sent. The message is for the user. */
export class NotSent extends Error {}
/** The draft was not sent since the server does not have the text yet. */
export class Unreachable extends NotSent {}

/** The end of a try: the server has the draft, the draft waits for a connection, or its author has to act. */
export type Outcome = 'sent' | 'waits' | 'unsent'

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
 * Sends a draft, and removes it unless it was changed or cancelled meanwhile, or is not final. One that
 * cannot reach the server waits. Another failure is kept as a problem, and the draft stays.
 */
export async function sendDraft({
  sends,
  drafts,
  name,
  make,
  takeBack,
  isFinal = () => true,
}: Parts & Sender): Promise<Outcome> {
  const sent = drafts.read(name)
  if (!sent || store.get(sends).get(name)?.stop) return 'unsent'
  const stop = new AbortController()
  const { signal } = stop
  // A later call with the same id would be a repetition of this one.
  signal.addEventListener('abort', () => drafts.renew(name, sent))
  change(sends, name, { stop, problem: null })
  try {
    await make(sent, signal)
  } catch (error) {
    if (signal.aborted) {
      if (isUncertain(error)) await attempt(undone(takeBack(sent)), t('cancelFailed'), sent.id)
      return 'unsent'
    }
    if (isPassing(error, sent)) {
      drafts.wait(name, sent)
      change(sends, name, null)
      return 'waits'
    }
    if (isWithdrawal(error)) drafts.renew(name, sent)
    else drafts.recall(name)
    change(sends, name, { stop: null, problem: problemOf(error) })
    return 'unsent'
  }
  if (signal.aborted) {
    await attempt(undone(takeBack(sent)), t('cancelFailed'), sent.id)
    return 'unsent'
  }
  drafts.finish(name, sent, isFinal(sent))
  change(sends, name, null)
  return 'sent'
}

/** Cancels the sending of a draft, which stays, and forgets why it was not sent. */
export function cancelSend(sends: Sends, name: string): void {
  store.get(sends).get(name)?.stop?.abort()
  change(sends, name, null)
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

/** The session may come back, and a limit ends. An author who has just pressed a button reads of them. */
const LATER = [401, 429]

/** Whether a draft can be sent later as it is. */
function isPassing(error: unknown, { waits }: Draft): boolean {
  if (error instanceof Unreachable) return true
  if (isWithdrawal(error)) return false
  return (
    isUnreachable(error) || (waits === true && error instanceof HttpError && LATER.includes(error.status))
  )
}

/** Whether a failed call may have had its effect: the server has not refused it. */
const isUncertain = (error: unknown): boolean =>
  !(error instanceof NotSent) && !(error instanceof HttpError && error.status < 500)

/** Succeeds also if there is nothing to take back. */
const undone = (takingBack: Promise<unknown>): Promise<unknown> =>
  takingBack.catch((error: unknown) => {
    if (!(error instanceof HttpError && error.code === 'NOT_FOUND')) throw error
  })
