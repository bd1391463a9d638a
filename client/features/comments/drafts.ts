import deepEqual from 'fast-deep-equal'
import { atom, useAtomValue, type Atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useCallback, useMemo } from 'react'
import * as z from 'zod/mini'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { draftAtom, useIsKept } from '#client/shared/lib/drafts.ts'
import { store } from '#client/shared/lib/store.ts'
import { tabHolds, type TabHolds } from '#client/shared/lib/tabHolds.ts'
import { isBlank } from '#schema/shared/blank.ts'

import { newClaims, type Claims } from './claims.ts'
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
  /**
   * Of a new thread that the server has, with this text, since a moment. As long as its text has no mark,
   * it may still be withdrawn.
   */
  taken: z.optional(z.object({ text: z.string(), at: z.number() })),
  /** Of a change to a comment: the text with which it was last sent. */
  sent: z.optional(z.string()),
  /** Its author has sent it, and it waits until it can reach the server. */
  waits: z.optional(z.literal(true)),
})
/** A comment that is being written. It survives the tab. */
export type Draft = z.infer<typeof draft>

export type Drafts = Readonly<Record<string, Draft>>

/** An entry that is no draft takes none of the others with it. */
const drafts = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((entries): Drafts =>
    Object.fromEntries(
      Object.entries(entries).flatMap(([name, entry]) => {
        const { data } = draft.safeParse(entry)
        return data ? [[name, data]] : []
      }),
    ),
  ),
)

const formOf = (documentId: string) => `comments/${documentId}`

/** The draft of a new thread. There is one for each text. Those of replies have the id of their thread. */
export const NEW_THREAD = 'new'
export const newThread = (): string => `${NEW_THREAD} ${crypto.randomUUID()}`
/** Whether a name is that of a draft of a new thread. */
export const isNewThread = (name: string): boolean => name === NEW_THREAD || name.startsWith(`${NEW_THREAD} `)
/** Whether the server has a new thread with the text of a draft. */
export const isTaken = ({ text, taken }: Draft): boolean => taken?.text === text
const EDIT = 'edit '
/** The name of the draft that edits a comment. */
export const editOf = (commentId: string): string => `${EDIT}${commentId}`
/** Returns the id of the comment that a draft edits; null if it is a new comment. */
export const editedBy = (name: string): string | null =>
  name.startsWith(EDIT) ? name.slice(EDIT.length) : null

function keptOf(userId: string, documentId: string) {
  const held = draftAtom<Drafts>(userId, formOf(documentId), drafts, {})
  const tabs = tabHolds(`bluepencil/open/${userId}/comments/${documentId}`)
  const waits = (name: string) => store.get(held)[name]?.waits === true
  const waitingCount = atom(get => waitingIn(get(held)).length)
  return { drafts: held, tabs, claims: newClaims(tabs, waits), waitingCount }
}

const kept = new Map<string, ReturnType<typeof keptOf>>()

/** Returns what is kept for a user in a document: the same for all parts of the page. */
function keptIn(userId: string, documentId: string) {
  const key = `${userId} ${documentId}`
  const known = kept.get(key)
  if (known) return known
  const made = keptOf(userId, documentId)
  kept.set(key, made)
  // It follows other tabs also while no part of the page shows it.
  store.sub(made.drafts, made.claims.settle)
  return made
}

const draftsIn = (userId: string, documentId: string) => keptIn(userId, documentId).drafts

/** The drafts of the signed-in user in a document. */
export type DraftStore = {
  /** Which drafts of new threads are open in other tabs, by their names. */
  tabs: TabHolds
  /** Which drafts that wait are sent by this tab. */
  claims: Claims
  /** Calls a function after each change, until the returned one is called. */
  follow: (look: () => void) => () => void
  /** The unsent drafts of new threads by their names, oldest first. */
  newThreads: () => [string, Draft][]
  /** The names of the drafts that wait until they can reach the server, oldest first. */
  waiting: () => string[]
  /** The number of those. */
  waitingCount: Atom<number>
  /** Lets a draft wait, unless it was changed since it was sent. */
  wait: (name: string, sent: Draft) => void
  /** Lets a draft wait no longer. Its author sends it again or goes on writing. */
  recall: (name: string) => void
  read: (name: string) => Draft | undefined
  write: (name: string, draft: Draft | null) => void
  /** Changes a draft, as another tab may have left it. */
  change: (name: string, to: (held: Draft | undefined) => Draft | null | undefined) => void
  /**
   * A draft that is no comment after all gets a new id, since its own is used up. It comes back if another
   * tab has taken it for sent.
   */
  renew: (name: string, sent: Draft) => void
  /** Changes all drafts, as other tabs may have left them. */
  changeAll: (to: (held: Drafts) => Drafts) => void
  /**
   * Removes a draft that was sent. Later changes to it stay, under a new id. One that is not `final` stays
   * as taken: its thread may still be withdrawn.
   */
  finish: (name: string, sent: Draft, final?: boolean) => void
  /** Removes the draft that became a comment, before its author deletes that. */
  forget: (commentId: string) => void
}

/** Returns the drafts of a user in a document. */
export function draftStore(userId: string, documentId: string): DraftStore {
  const { drafts, tabs, claims, waitingCount } = keptIn(userId, documentId)
  const read = (name: string) => store.get(drafts)[name]
  const change: DraftStore['change'] = (name, to) =>
    store.set(drafts, all => {
      const { [name]: held, ...others } = all
      const changed = to(held)
      if (changed === held) return all
      return changed ? { ...others, [name]: changed } : others
    })
  return {
    tabs,
    claims,
    follow: look => store.sub(drafts, look),
    newThreads: () =>
      Object.entries(store.get(drafts)).filter(([name, held]) => isNewThread(name) && isUnsent(held)),
    waiting: () => waitingIn(store.get(drafts)),
    waitingCount,
    wait: (name, sent) => {
      change(name, held =>
        held?.id === sent.id && held.text === sent.text && !held.waits ? { ...held, waits: true } : held,
      )
      if (read(name)?.waits) claims.add(name)
    },
    recall: name => change(name, held => (held?.waits ? recalled(held) : held)),
    read,
    write: (name, changed) => change(name, () => changed),
    change,
    // Another draft may have the same name by now.
    renew: (name, sent) => change(name, (held = sent) => (held.id === sent.id ? renewed(held) : held)),
    changeAll: to => store.set(drafts, to),
    finish: (name, sent, final = true) =>
      change(name, held => {
        if (held?.id !== sent.id) return held
        if (held.text !== sent.text) return renewed(held)
        return final ? null : taken(held)
      }),
    forget: commentId =>
      store.set(drafts, all => {
        const kept = Object.entries(all).filter(([, { id }]) => id !== commentId)
        return kept.length < Object.keys(all).length ? Object.fromEntries(kept) : all
      }),
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

/** Returns a draft under a new id. */
export const renewed = ({ text, people, place }: Draft): Draft => newDraft(text, people, place)

/** Returns a draft that waits no longer. */
export function recalled({ waits: _waits, ...draft }: Draft): Draft {
  return draft
}

/** Returns a draft whose thread the server has now. */
export const taken = (draft: Draft): Draft => ({
  ...recalled(draft),
  taken: { text: draft.text, at: Date.now() },
})

const isUnsent = (draft: Draft): boolean => !isBlank(draft.text) && !isTaken(draft)

const waitingIn = (drafts: Drafts): string[] =>
  Object.entries(drafts).flatMap(([name, held]) => (held.waits && isUnsent(held) ? [name] : []))

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

/** Returns whether the device keeps the drafts in a document: it has room for them. */
export const useDraftsAreKept = (documentId: string): boolean =>
  useIsKept(useCurrentUser().id, formOf(documentId))

/** Returns the names of all drafts, and of those with a text that is not sent. */
export function useDraftNames(documentId: string): Record<'begun' | 'written', ReadonlySet<string>> {
  const { id } = useCurrentUser()
  const names = useAtomValue(
    useMemo(() => selectAtom(draftsIn(id, documentId), namesIn, deepEqual), [id, documentId]),
  )
  return useMemo(() => ({ begun: new Set(names.begun), written: new Set(names.written) }), [names])
}

function namesIn(drafts: Drafts) {
  const begun = Object.keys(drafts).toSorted()
  return { begun, written: begun.filter(name => drafts[name] && isUnsent(drafts[name])) }
}

/** Returns what is sent of a draft. */
export const wordsOf = ({ text, people }: Draft): { text: string; mentions: string[] } => ({
  text: text.trim(),
  mentions: named(text, people).map(({ userId }) => userId),
})
