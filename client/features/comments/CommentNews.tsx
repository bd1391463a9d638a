import { useEffect, useRef, useState } from 'react'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import type { Comment } from '#schema/comments/contract.ts'

import { newsIn, summaryOf } from './news.ts'
import { useCommentList } from './queries.ts'

/** Comments within this time are announced together. */
const TOGETHER_MS = 1000

/** Announces new comments by others to screen readers, wherever the focus is. */
export function CommentNews({ documentId }: { documentId: string }) {
  const { id: me } = useCurrentUser()
  const comments = useCommentList(documentId).data?.comments
  const known = useRef<Set<string> | null>(null)
  const waiting = useRef<Comment[]>([])
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const [told, setTold] = useState({ count: 0, text: '' })
  useEffect(() => {
    if (!comments) return
    const before = known.current
    known.current = new Set([...(before ?? []), ...comments.map(({ id }) => id)])
    const fresh = before ? newsIn(comments, before, me) : []
    if (fresh.length === 0) return
    waiting.current.push(...fresh)
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      const text = summaryOf(waiting.current.splice(0))
      setTold(({ count }) => ({ count: count + 1, text }))
    }, TOGETHER_MS)
  }, [comments, me])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <p role="status" className="sr-only">
      {/* The same words again are another element, so that they are read again. */}
      <span key={told.count}>{told.text}</span>
    </p>
  )
}
