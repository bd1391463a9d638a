import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useMemo } from 'react'

import { call } from '#client/shared/api/call.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { nameOf } from '#client/shared/ui/layout/person.ts'
import { reactions } from '#schema/messages/en/reactions.ts'
import type { Reaction } from '#schema/reactions/contract.ts'
import * as endpoints from '#schema/reactions/endpoints.ts'

import { withAnswer } from './patches.ts'
import { reactionsQuery, useReactionsTo } from './queries.ts'
import { shownReactions, type ShownReaction, type Wanted } from './reactions.ts'

const t = translator(reactions)

const NOTHING: Wanted = new Map()

type Place = { userId: string; documentId: string }

/** The reactions of a reader in a document that the server has not confirmed. */
class Reacting {
  readonly wanted = atom<ReadonlyMap<string, Wanted>>(new Map())
  private readonly running = new Set<string>()
  private readonly client: QueryClient
  private readonly place: Place

  constructor(client: QueryClient, place: Place) {
    this.client = client
    this.place = place
  }

  /** Shows a reaction as made or taken back at once, and then tells the server. */
  want(targetId: string, reaction: Reaction, isMine: boolean): void {
    this.change(targetId, wanted => wanted.set(reaction, isMine))
    if (!this.running.has(targetId)) void this.send(targetId)
  }

  /** One call at a time for each target, so that quick presses are sent as what they come to. */
  private async send(targetId: string): Promise<void> {
    this.running.add(targetId)
    const { userId, documentId } = this.place
    for (;;) {
      const [next] = store.get(this.wanted).get(targetId) ?? []
      if (!next) break
      const [reaction, isMine] = next
      const params = { id: documentId, targetId, reaction }
      try {
        const answer = await call(isMine ? endpoints.add : endpoints.remove, { params }, { as: userId })
        this.client.setQueryData(
          reactionsQuery(documentId).queryKey,
          held => held && { targets: withAnswer(held.targets, answer) },
        )
        this.change(targetId, wanted => wanted.get(reaction) === isMine && wanted.delete(reaction))
      } catch (error) {
        // A later wish is sent all the same.
        this.change(targetId, wanted => wanted.get(reaction) === isMine && wanted.delete(reaction))
        toast({ kind: 'error', title: t('failed'), description: failureText(error) })
      }
    }
    this.running.delete(targetId)
  }

  private change(targetId: string, edit: (wanted: Map<Reaction, boolean>) => unknown): void {
    const wanted = new Map(store.get(this.wanted).get(targetId))
    edit(wanted)
    store.set(this.wanted, new Map([...store.get(this.wanted), [targetId, wanted]]))
  }
}

const held = new WeakMap<QueryClient, Map<string, Reacting>>()

function reactingIn(client: QueryClient, place: Place): Reacting {
  const key = `${place.userId} ${place.documentId}`
  const all = held.get(client) ?? new Map<string, Reacting>()
  held.set(client, all)
  const one = all.get(key) ?? new Reacting(client, place)
  all.set(key, one)
  return one
}

/** The reactions to a comment or a document, and what makes one or takes it back. */
export function useReactions(
  documentId: string,
  targetId: string,
): { reactions: ShownReaction[]; toggle: (reaction: Reaction) => void } {
  const client = useQueryClient()
  const user = useCurrentUser()
  const { id: userId } = user
  const target = useReactionsTo(documentId, targetId)
  const reacting = useMemo(() => reactingIn(client, { userId, documentId }), [client, userId, documentId])
  const own = useMemo(
    () => selectAtom(reacting.wanted, wanted => wanted.get(targetId) ?? NOTHING),
    [reacting, targetId],
  )
  const wanted = useAtomValue(own)
  const reactions = shownReactions(target, wanted, { userId, name: nameOf(user) })
  const toggle = (reaction: Reaction) =>
    reacting.want(targetId, reaction, !reactions.some(each => each.reaction === reaction && each.isMine))
  return { reactions, toggle }
}
