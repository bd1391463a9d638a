import { useAtomValue } from 'jotai'
import { MessageSquareText } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'

import { shortcutOf } from '#client/editor/commands/shortcutOf.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { shownKeys } from '#client/shared/lib/shownKeys.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { useKeptFocus } from '#client/shared/ui/useKeptFocus.ts'
import { comments } from '#schema/messages/en/comments.ts'
import { threads } from '#schema/messages/en/threads.ts'
import { mayComment } from '#schema/sharing/roles.ts'

import { isNewThread, useDraftNames, useDraftStore } from './drafts.ts'
import { COMMENT_KEY } from './keys.ts'
import { FOCUSED_ITEMS, nextFocus } from './nextFocus.ts'
import { useCommentList } from './queries.ts'
import { ThreadCard } from './ThreadCard.tsx'
import { inTextOrder, threadsOf, type Thread } from './threads.ts'
import { holdsDraft, lostDrafts } from './unsent.ts'
import { UnsentDraft } from './UnsentDraft.tsx'
import { useDeletedTexts } from './useDeletedTexts.ts'

const t = translator(comments)
const tThreads = translator(threads)

type Props = { session: EditorSession }

/** The comments on a document as cards, in text order. */
export function Comments({ session }: Props) {
  const query = useCommentList(session.document.id)
  const { data: list } = query
  const all = useMemo(() => (list ? threadsOf(list) : null), [list])
  const unsent = useUnsent(session, all)
  const place = useRef<HTMLDivElement>(null)
  useKeptFocus(place, FOCUSED_ITEMS, nextFocus)
  return (
    <div ref={place}>
      {unsent.length > 0 && (
        <ul aria-label={tThreads('unsentList')} className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pt-4">
          {unsent.map(name => (
            <li key={name} data-item={name}>
              <UnsentDraft session={session} name={name} />
            </li>
          ))}
        </ul>
      )}
      <QueryState query={query} loading={<Loading />} failed={tThreads('failed')} failedClass="p-4">
        {() => all && <Threads session={session} all={all} hasUnsent={unsent.length > 0} />}
      </QueryState>
    </div>
  )
}

/** Returns the names of the drafts that no field or card shows. Until the threads are known, there may be more. */
function useUnsent({ document, editor }: EditorSession, all: readonly Thread[] | null): string[] {
  const { written } = useDraftNames(document.id)
  const free = useAtomValue(useDraftStore(document.id).tabs.free)
  const composing = useAtomValue(editor.storage.comments.handle.composing)
  const mayWrite = mayComment(document.role)
  // The field above has its draft, as one in another tab.
  return useMemo(() => {
    const begun = mayWrite ? [...written].filter(isNewThread) : []
    return [
      ...begun.filter(name => name !== composing?.name && free.get(name) === true),
      ...(all ? lostDrafts(written, all, mayWrite) : []),
    ]
  }, [written, all, mayWrite, composing?.name, free])
}

type ThreadsProps = Props & { all: readonly Thread[]; hasUnsent: boolean }

function Threads({ session, all, hasUnsent }: ThreadsProps) {
  const { handle } = session.editor.storage.comments
  const { order, active } = useAtomValue(handle.snapshot)
  const { begun, written } = useDraftNames(session.document.id)
  const composing = useAtomValue(handle.composing)
  const withheld = useAtomValue(handle.withheld)
  const [withResolved, setWithResolved] = useState(false)
  const wanted = useAtomValue(handle.focusWanted)
  const { threads, open, resolved } = useMemo(() => {
    const shown = inTextOrder(all, order).filter(({ id }) => !withheld.has(id))
    const isOpen = (thread: Thread) => thread.resolved === null
    return { threads: shown, open: shown.filter(isOpen), resolved: shown.filter(each => !isOpen(each)) }
  }, [all, order, withheld])
  // A link may lead to a resolved thread.
  if (!withResolved && resolved.some(({ id }) => id === wanted)) setWithResolved(true)
  // An open card with a draft stays in sight, also while its field is empty.
  const resolvedShown = useMemo(
    () =>
      withResolved
        ? resolved
        : resolved.filter(each => holdsDraft(each, each.id === active ? begun : written)),
    [withResolved, resolved, active, begun, written],
  )
  const hidden = resolved.length - resolvedShown.length
  if (threads.length === 0) return composing || hasUnsent ? null : <Empty session={session} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
      {open.length > 0 && <Cards session={session} threads={open} label={t('open')} />}
      {open.length === 0 && resolved.length > 0 && (
        <p className="text-sm text-ink-soft">{tThreads('allResolved')}</p>
      )}
      {(withResolved ? resolved.length : hidden) > 0 && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          aria-expanded={withResolved}
          onClick={() => setWithResolved(!withResolved)}
        >
          {withResolved ? tThreads('hideResolved') : tThreads('showResolved', { count: hidden })}
        </Button>
      )}
      {resolvedShown.length > 0 && (
        <Cards session={session} threads={resolvedShown} label={tThreads('resolved')} />
      )}
    </div>
  )
}

type CardsProps = Props & { threads: readonly Thread[]; label: string }

function Cards({ session, threads, label }: CardsProps) {
  const { active } = useAtomValue(session.editor.storage.comments.handle.snapshot)
  const deleted = useDeletedTexts(session, threads)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (active !== null) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <Roving items="[data-card-head]">
      <ul ref={list} aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {threads.map(thread => (
          <li
            key={thread.id}
            data-item={thread.id}
            aria-current={thread.id === active || undefined}
            className="scroll-my-3"
          >
            <ThreadCard
              session={session}
              thread={thread}
              isOpen={thread.id === active}
              isDeleted={deleted.has(thread.id)}
            />
          </li>
        ))}
      </ul>
    </Roving>
  )
}

function Empty({ session }: Props) {
  const mayWrite = mayComment(session.document.role)
  return (
    <EmptyState
      icon={<MessageSquareText />}
      title={tThreads('none')}
      description={
        mayWrite ? tThreads('noneText', { key: shownKeys(shortcutOf(COMMENT_KEY)) }) : tThreads('noneToRead')
      }
    />
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-3 p-4">
      <span className="sr-only">{tThreads('loading')}</span>
      {['a', 'b', 'c'].map(card => (
        <Skeleton key={card} className="h-28 rounded-xl" />
      ))}
    </div>
  )
}
