import deepEqual from 'fast-deep-equal'
import { useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useCallback, useMemo } from 'react'
import * as z from 'zod/mini'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { draftAtom } from '#client/shared/lib/drafts.ts'
import { store } from '#client/shared/lib/store.ts'
import { isBlank } from '#schema/shared/blank.ts'

import { named } from './mentions.ts'

const person = z.object({ userId: z.string(), name: z.string() })
const place = z.object({ anchor: z.string(), quote: z.string() })
/** The text that a new comment is on, and how it read when the comment was begun. */
export type DraftPlace = z.infer<typeof place>
const draft = z.object({
  /** The id of the comment to be. A repeated call with it has no further effect. */
  id: z.string(),
  text: z.string(),
  /** The people who were chosen for a mention. The text may have lost their names since. */
  people: z.array(person),
  /** Of a new comment. Without it, its text is gone, and waits for another one to be selected. */
  place: z.optional(place),
})
/** A comment that is being written. It survives the tab. */
export type Draft = z.infer<typeof draft>

type Drafts = Readonly<Record<string, Draft>>

/** The draft of a new thread. There is one for each text. Those of replies have the id of their thread. */
export const NEW_THREAD = 'new'
export const newThread = (): string => `${NEW_THREAD} ${crypto.randomUUID()}`
/** Whether a name is that of a draft of a new thread. */
export const isNewThread = (name: string): boolean => name === NEW_THREAD || name.startsWith(`${NEW_THREAD} `)
/** The name of the draft that edits a comment. */
export const editOf = (commentId: string): string => `edit ${commentId}`

const atomOf = (userId: string, documentId: string) =>
  draftAtom<Drafts>(userId, `comments/${documentId}`, z.record(z.string(), draft), {})

const atoms = new Map<string, ReturnType<typeof atomOf>>()

/** Returns the drafts of a user in a document: the same atom for all parts of the page. */
function draftsIn(userId: string, documentId: string) {
  const key = `${userId} ${documentId}`
  const held = atoms.get(key) ?? atomOf(userId, documentId)
  atoms.set(key, held)
  return held
}

/** The drafts of the signed-in user in a document. */
export type DraftStore = {
  /** The drafts of new threads by their names, oldest first. */
  newThreads: () => [string, Draft][]
  read: (name: string) => Draft | undefined
  write: (name: string, draft: Draft | null) => void
  /** A draft whose id is used up gets a new one. */
  renew: (name: string, sent: Draft) => void
  /** Removes the drafts that became comments although the page did not see the answer, except those named. */
  forgetSent: (commentIds: ReadonlySet<string>, except: ReadonlySet<string>) => void
  /** Removes a draft that was sent. Later changes to it stay, under a new id. */
  finish: (name: string, sent: Draft) => void
}

/** Returns the drafts of a user in a document. */
export function draftStore(userId: string, documentId: string): DraftStore {
  const drafts = draftsIn(userId, documentId)
  const read = (name: string) => store.get(drafts)[name]
  const write = (name: string, changed: Draft | null) => {
    const { [name]: _before, ...others } = store.get(drafts)
    store.set(drafts, changed ? { ...others, [name]: changed } : others)
  }
  /** Another draft may have the same name by now. */
  const heldOf = (name: string, sent: Draft): Draft | null => {
    const held = read(name)
    return held?.id === sent.id ? held : null
  }
  const renew = (name: string, sent: Draft) => {
    const held = heldOf(name, sent)
    if (held) write(name, newDraft(held.text, held.people, held.place))
  }
  return {
    newThreads: () =>
      Object.entries(store.get(drafts)).filter(([name, { text }]) => isNewThread(name) && !isBlank(text)),
    read,
    write,
    renew,
    forgetSent: (commentIds, except) => {
      const held = Object.entries(store.get(drafts))
      const kept = held.filter(([name, { id }]) => !commentIds.has(id) || except.has(name))
      if (kept.length < held.length) store.set(drafts, Object.fromEntries(kept))
    },
    finish: (name, sent) => {
      if (heldOf(name, sent)?.text === sent.text) write(name, null)
      else renew(name, sent)
    },
  }
}

export function useDraftStore(documentId: string): DraftStore {
  const { id } = useCurrentUser()
  return useMemo(() => draftStore(id, documentId), [id, documentId])
}

/** Returns an unsent draft with a new id. */
export const newDraft = (text = '', people: Draft['people'] = [], place?: DraftPlace): Draft => ({
  id: crypto.randomUUID(),
  text,
  people,
  ...(place && { place }),
})

/** Returns a draft, and a function that changes it; null removes it. */
export function useDraft(
  documentId: string,
  name: string,
): [Draft | undefined, (draft: Draft | null) => void] {
  const { id } = useCurrentUser()
  // A key in one field is no news for the others.
  const own = useMemo(() => selectAtom(draftsIn(id, documentId), all => all[name]), [id, documentId, name])
  const { write } = useDraftStore(documentId)
  return [useAtomValue(own), useCallback(changed => write(name, changed), [write, name])]
}

/** Returns the names of all drafts, and of those with a text. */
export function useDraftNames(documentId: string): Record<'begun' | 'written', ReadonlySet<string>> {
  const { id } = useCurrentUser()
  const names = useAtomValue(
    useMemo(() => selectAtom(draftsIn(id, documentId), namesIn, deepEqual), [id, documentId]),
  )
  return useMemo(() => ({ begun: new Set(names.begun), written: new Set(names.written) }), [names])
}

function namesIn(drafts: Drafts) {
  const begun = Object.keys(drafts).toSorted()
  return { begun, written: begun.filter(name => !isBlank(drafts[name]?.text ?? '')) }
}

/** Returns what is sent of a draft. */
export const wordsOf = ({ text, people }: Draft): { text: string; mentions: string[] } => ({
  text: text.trim(),
  mentions: named(text, people).map(({ userId }) => userId),
})
