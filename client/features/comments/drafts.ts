import deepEqual from 'fast-deep-equal'
import { useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useCallback, useMemo } from 'react'
import * as z from 'zod/mini'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { draftAtom } from '#client/shared/lib/drafts.ts'
import { store } from '#client/shared/lib/store.ts'
import type { Comment } from '#schema/comments/contract.ts'
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
  const known = atoms.get(key)
  if (known) return known
  const made = atomOf(userId, documentId)
  atoms.set(key, made)
  // It follows other tabs also while no part of the page shows it.
  store.sub(made, () => undefined)
  return made
}

/** The drafts of the signed-in user in a document. */
export type DraftStore = {
  /** The drafts of new threads by their names, oldest first. */
  newThreads: () => [string, Draft][]
  read: (name: string) => Draft | undefined
  write: (name: string, draft: Draft | null) => void
  /** Changes a draft, as another tab may have left it. */
  change: (name: string, to: (held: Draft | undefined) => Draft | null | undefined) => void
  /**
   * A draft that is no comment after all gets a new id, since its own is used up. It comes back if another
   * tab has taken it for sent.
   */
  renew: (name: string, sent: Draft) => void
  /**
   * Removes the drafts that became comments although the page did not see the answer, and empty ones of
   * new threads, except those named. `marked`: the threads whose text is marked.
   */
  forgetSent: (
    comments: readonly SentComment[],
    marked: ReadonlySet<string>,
    except: ReadonlySet<string>,
  ) => void
  /** Removes a draft that was sent. Later changes to it stay, under a new id. */
  finish: (name: string, sent: Draft) => void
}

type SentComment = Pick<Comment, 'id' | 'threadId' | 'text'>

/** Returns the drafts of a user in a document. */
export function draftStore(userId: string, documentId: string): DraftStore {
  const drafts = draftsIn(userId, documentId)
  const read = (name: string) => store.get(drafts)[name]
  const change: DraftStore['change'] = (name, to) =>
    store.set(drafts, all => {
      const { [name]: held, ...others } = all
      const changed = to(held)
      if (changed === held) return all
      return changed ? { ...others, [name]: changed } : others
    })
  return {
    newThreads: () =>
      Object.entries(store.get(drafts)).filter(([name, { text }]) => isNewThread(name) && !isBlank(text)),
    read,
    write: (name, changed) => change(name, () => changed),
    change,
    // Another draft may have the same name by now.
    renew: (name, sent) => change(name, (held = sent) => (held.id === sent.id ? renewed(held) : held)),
    forgetSent: (comments, marked, except) =>
      store.set(drafts, all => {
        const held = Object.entries(all)
        const byId = new Map(comments.map(comment => [comment.id, comment]))
        const kept = held.filter(
          ([name, draft]) =>
            except.has(name) ||
            !((isNewThread(name) && isBlank(draft.text)) || isSent(draft, byId.get(draft.id), marked)),
        )
        return kept.length < held.length ? Object.fromEntries(kept) : all
      }),
    finish: (name, sent) =>
      change(name, held => {
        if (held?.id !== sent.id) return held
        return held.text === sent.text ? null : renewed(held)
      }),
  }
}

/** Without its mark, a thread may still be withdrawn. Its author may have gone on writing after the call. */
const isSent = ({ text }: Draft, comment: SentComment | undefined, marked: ReadonlySet<string>) =>
  comment?.text === text.trim() && (comment.id !== comment.threadId || marked.has(comment.id))

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

const renewed = ({ text, people, place }: Draft): Draft => newDraft(text, people, place)

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
