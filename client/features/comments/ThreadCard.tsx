import deepEqual from 'fast-deep-equal'
import { useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { Check, RotateCcw } from 'lucide-react'
import { memo, useEffect, useMemo, useRef, useState } from 'react'

import { goTo } from '#client/editor/core/goTo.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { threads } from '#schema/messages/en/threads.ts'
import { isolatedText } from '#schema/shared/direction.ts'
import { mayComment } from '#schema/sharing/roles.ts'
import { isolated } from '#site/ui/isolated.tsx'

import { authorOf, CommentView } from './CommentView.tsx'
import { useDraft } from './drafts.ts'
import { Quote } from './Quote.tsx'
import { Reply } from './Reply.tsx'
import { act, commentsKey } from './state.ts'
import type { Thread } from './threads.ts'
import { useResolve } from './useResolve.ts'
import { useSeenCard } from './useSeenThread.ts'

const t = translator(threads)

type Props = { session: EditorSession; thread: Thread; isOpen: boolean; isDeleted: boolean }

/** Each change makes new threads, of the same rows where nothing has changed. */
const isSame = (a: Props, b: Props): boolean =>
  a.session === b.session &&
  a.isOpen === b.isOpen &&
  a.isDeleted === b.isDeleted &&
  deepEqual(a.thread, b.thread)

/** A thread as a card. Open, it has all replies and its tools. A change draws its own card alone. */
export const ThreadCard = memo(({ session, thread, isOpen, isDeleted }: Props) => {
  const { editor, document, showText } = session
  const { focusWanted, seen } = editor.storage.comments.handle
  const card = useRef<HTMLElement>(null)
  useSeenCard(card, { id: thread.id, isOpen, seen })
  const { resolve, reopen } = useResolve(document.id)
  const wanted = useAtomValue(
    useMemo(() => selectAtom(focusWanted, id => id === thread.id), [focusWanted, thread.id]),
  )
  const [draft] = useDraft(document.id, thread.id)
  const [focus, setFocus] = useState(0)
  const mayWrite = mayComment(document.role)
  const { first, replies, resolved, quote } = thread
  useEffect(() => {
    if (!wanted || !isOpen) return
    setFocus(count => count + 1)
    store.set(focusWanted, null)
  }, [wanted, isOpen, focusWanted])
  useEffect(() => {
    // Opened again, it does not take the focus from the text.
    if (!isOpen) setFocus(0)
  }, [isOpen])
  const activate = (id: string | null) => act(editor.view, { kind: 'activate', id })
  const press = () => {
    if (!isOpen) {
      activate(thread.id)
      editor.view.dom.querySelector('.comment-active')?.scrollIntoView({ block: 'nearest' })
      return
    }
    const place = commentsKey.getState(editor.state)?.places.find(({ id }) => id === thread.id)
    const [from, to] = [place?.ranges[0]?.from, place?.ranges.at(-1)?.to]
    if (from === undefined || to === undefined) return
    showText()
    goTo(editor, { from, to })
  }
  return (
    <article
      ref={card}
      data-comment-card=""
      aria-label={t('thread', { name: isolatedText(authorOf(first)) })}
      className={cn(
        'relative grid grid-cols-1 gap-3 rounded-xl bg-paper p-3 shadow-sheet',
        isOpen && 'ring-2 ring-(--comment-mark)',
      )}
    >
      <button
        type="button"
        data-card-head=""
        aria-expanded={isOpen}
        onClick={press}
        className={cn('rounded-md text-left', !isOpen && 'after:absolute after:inset-0 after:rounded-xl')}
      >
        {isDeleted && (
          <span className="mb-1 block text-xs font-medium text-ink-faint">{t('textDeleted')}</span>
        )}
        <Quote as="span">{quote}</Quote>
      </button>
      <CommentView session={session} comment={first} replies={replies.length} isOpen={isOpen} />
      {isOpen
        ? replies.map(each => (
            <CommentView key={each.id} session={session} comment={each} replies={0} isOpen />
          ))
        : replies.length > 0 && (
            <p className="text-xs text-ink-faint">{t('replies', { count: replies.length })}</p>
          )}
      {!isOpen && draft?.waits && <p className="text-xs text-ink-soft">{t('replyWaits')}</p>}
      {resolved?.by && (
        <p className="text-xs text-ink-faint">
          {t.rich('resolvedBy', { name: resolved.by.name, bdi: isolated })}
        </p>
      )}
      {isOpen && mayWrite && (
        <>
          {/* A reply that was begun before can still be finished. */}
          {(!resolved || draft) && (
            <Reply session={session} thread={thread} focus={focus} onClose={() => activate(null)} />
          )}
          <Button
            size="sm"
            className="justify-self-start"
            onClick={() => void (resolved ? reopen(thread.id) : resolve(thread.id))}
          >
            {resolved ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
            {resolved ? t('reopen') : t('resolve')}
          </Button>
        </>
      )}
    </article>
  )
}, isSame)
