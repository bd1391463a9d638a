import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'

import type { EditorSession } from '#client/editor/session.ts'
import { store } from '#client/shared/lib/store.ts'
import { THREAD_PARAM } from '#schema/notifications/path.ts'

import { showComments } from './compose.ts'
import { useCommentList } from './queries.ts'
import { act } from './state.ts'

/** Opens the card of the thread that the address names, as soon as the page has it. */
export function useLinkedThread(session: EditorSession): void {
  const wanted = new URLSearchParams(useSearch()).get(THREAD_PARAM)
  const [path, navigate] = useLocation()
  const { data } = useCommentList(session.document.id)
  const isThere = session.loaded && (data?.threads.some(({ id }) => id === wanted) ?? false)
  useEffect(() => {
    if (wanted === null || !isThere) return
    const { editor } = session
    act(editor.view, { kind: 'activate', id: wanted })
    editor.view.dom.querySelector('.comment-active')?.scrollIntoView({ block: 'center' })
    store.set(editor.storage.comments.handle.focusWanted, wanted)
    showComments(session)
    // A reload does not open it again.
    navigate(path, { replace: true })
  }, [session, wanted, isThere, path, navigate])
}
