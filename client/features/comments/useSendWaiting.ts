import { useEffect, useRef } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { everyMinute } from '#client/shared/lib/everyMinute.ts'
import { store } from '#client/shared/lib/store.ts'
import type { Comment } from '#schema/comments/contract.ts'
import { mayComment } from '#schema/sharing/roles.ts'

import { editedBy, isNewThread, type DraftStore } from './drafts.ts'
import { useCommentCalls, useCommentList, type CommentCalls } from './queries.ts'
import { sendThread } from './send.ts'
import { editing, replying } from './senders.ts'
import { sendDraft, type Outcome } from './sends.ts'

const NONE: readonly Comment[] = []

/**
 * Sends the comments that wait as soon as the document is saved, again whenever its comments were read,
 * which a new connection causes, and every minute.
 */
export function useSendWaiting(session: EditorSession, drafts: DraftStore): void {
  const { document, connection } = session
  const calls = useCommentCalls(document.id)
  const { data, dataUpdatedAt } = useCommentList(document.id)
  const comments = data?.comments ?? NONE
  const mayWrite = mayComment(document.role)
  const isSending = useRef(false)
  useEffect(() => {
    if (!mayWrite || dataUpdatedAt === 0) return
    const send = async () => {
      if (isSending.current) return
      isSending.current = true
      for (const name of drafts.waiting()) {
        if (store.get(connection.saved).kind !== 'saved') break
        if (!(await drafts.claims.take(name))) continue
        if ((await sendOne({ session, calls, drafts, comments }, name)) === 'waits') break
      }
      isSending.current = false
    }
    const look = () => {
      if (store.get(connection.saved).kind === 'saved') void send()
    }
    look()
    const stops = [store.sub(connection.saved, look), everyMinute(look)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [session, connection, drafts, calls, comments, dataUpdatedAt, mayWrite])
}

type Parts = {
  session: EditorSession
  calls: CommentCalls
  drafts: DraftStore
  comments: readonly Comment[]
}

/** Sends a draft that waits. One whose text or comment is gone waits no longer. */
async function sendOne({ session, calls, drafts, comments }: Parts, name: string): Promise<Outcome> {
  if (isNewThread(name)) {
    const anchor = drafts.read(name)?.place?.anchor
    if (anchor !== undefined) return sendThread({ session, calls, drafts }, { name, anchor })
  } else {
    const { sends } = session.editor.storage.comments.handle
    const edited = editedBy(name)
    if (edited === null) return sendDraft({ sends, drafts, name, ...replying(calls, name) })
    const comment = comments.find(({ id }) => id === edited)
    if (comment) return sendDraft({ sends, drafts, name, ...editing({ calls, drafts, name, comment }) })
  }
  drafts.recall(name)
  return 'unsent'
}
