import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { store } from '#client/shared/lib/store.ts'
import type { CommentList } from '#schema/comments/contract.ts'

import type { DraftStore } from './drafts.ts'
import { isDeleted } from './events.ts'
import { askedAt, useCommentList } from './queries.ts'
import { forgetProblems } from './sends.ts'
import { settled } from './settled.ts'

/** Compares the drafts in a document with its comments after each change, also while no panel shows them. */
export function useSettledDrafts({ editor, document }: EditorSession, drafts: DraftStore): void {
  const { data: list } = useCommentList(document.id)
  const client = useQueryClient()
  const { handle } = editor.storage.comments
  useEffect(() => {
    if (!list) return
    const settle = (known: CommentList) => {
      const readAt = askedAt(client, document.id, known)
      drafts.changeAll(
        settled({
          comments: known.comments,
          marked: new Set(store.get(handle.snapshot).order),
          sending: new Set([...store.get(handle.sends)].flatMap(([name, { stop }]) => (stop ? [name] : []))),
          open: store.get(handle.composing)?.name ?? null,
          isGone: ({ id, taken }) => isDeleted(client, id) || (taken !== undefined && taken.at < readAt),
          now: Date.now(),
        }),
      )
      forgetProblems(handle.sends, name => drafts.read(name) !== undefined)
    }
    settle(list)
    let { order } = store.get(handle.snapshot)
    const stops = [
      store.sub(handle.snapshot, () => {
        const { order: now } = store.get(handle.snapshot)
        if (now === order) return
        order = now
        settle(list)
      }),
      store.sub(handle.composing, () => settle(list)),
      store.sub(handle.sends, () => settle(list)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, document.id, list, drafts, handle])
}
