import { MessageSquarePlus } from 'lucide-react'
import { Suspense, useEffect, useMemo } from 'react'

import { shortcutOf } from '#client/editor/commands/shortcutOf.ts'
import type { Contribution } from '#client/editor/features/contribution.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Kbd } from '#client/shared/ui/layout/Kbd.tsx'
import { comments as messages } from '#schema/messages/en/comments.ts'
import { mayComment } from '#schema/sharing/roles.ts'

import { CommentNews } from './CommentNews.tsx'
import { closeCard, commentedRange, compose, showComments } from './compose.ts'
import { useDraftStore } from './drafts.ts'
import { COMMENT_KEY, COMMENTS_TAB } from './keys.ts'
import { NewComment } from './NewComment.tsx'
import { useCommentList } from './queries.ts'
import { act } from './state.ts'
import { threadsOf } from './threads.ts'
import { useLinkedThread } from './useLinkedThread.ts'
import { useOpenDraft } from './useOpenDraft.ts'
import { useSendWaiting } from './useSendWaiting.ts'
import { useSettledDrafts } from './useSettledDrafts.ts'

const t = translator(messages)

const Comments = onDemand(async () => (await import('./Comments.tsx')).Comments, { ahead: true })

/** Offers comments on the text of the open document. */
export function useComments(session: EditorSession): Contribution {
  const { editor, document, loaded } = session
  const drafts = useDraftStore(document.id)
  useOpenThreads(session)
  useLinkedThread(session)
  useOpenDraft(session, drafts)
  useSettledDrafts(session, drafts)
  useSendWaiting(session, drafts)
  useEffect(() => {
    let isHere = true
    // Drafts from before the page was loaded are in sight at once, unless they are open in another tab.
    void Promise.all(drafts.newThreads().map(([name]) => drafts.tabs.isFree(name))).then(found => {
      if (isHere && found.includes(true)) store.set(session.review.tab, COMMENTS_TAB)
    })
    return () => {
      isHere = false
    }
  }, [drafts, session.review])
  useEffect(() => {
    const { picked } = editor.storage.comments.handle
    return store.sub(picked, () => {
      // A tap on a narrow screen sets the caret. Where there is none, it shows the comment.
      if (editor.isEditable) store.set(session.review.tab, COMMENTS_TAB)
      else showComments(session)
    })
  }, [editor, session])
  const mayWrite = mayComment(document.role) && loaded
  return useMemo((): Contribution => {
    const run = () => compose(session, drafts)
    return {
      panels: [
        {
          id: COMMENTS_TAB,
          label: t('comments'),
          waiting: drafts.waitingCount,
          content: (
            <>
              <NewComment session={session} />
              <Suspense>
                <Comments session={session} />
              </Suspense>
            </>
          ),
        },
      ],
      ...(mayWrite && {
        selectionTool: {
          content: () => (
            <Button
              size="sm"
              variant="ghost"
              onMouseDown={event => event.preventDefault()}
              onClick={run}
              aria-keyshortcuts="Control+Alt+M"
            >
              <MessageSquarePlus aria-hidden /> {t('comment')} <Kbd keys={shortcutOf(COMMENT_KEY)} />
            </Button>
          ),
        },
      }),
      floating: () => <CommentNews documentId={document.id} />,
      keys: [{ key: 'Escape', run: () => closeCard(session) }],
      commands: [
        ...(mayWrite
          ? [
              {
                id: 'comment',
                group: 'review',
                label: t('comment'),
                icon: MessageSquarePlus,
                key: COMMENT_KEY,
                keywords: t('keywords'),
                isAvailable: () => commentedRange(editor) !== null,
                run,
              } as const,
            ]
          : []),
        { id: 'show-comments', group: 'review', label: t('show'), run: () => showComments(session) },
      ],
    }
  }, [session, drafts, editor, document.id, mayWrite])
}

/** Shows the marks of the open threads in the text. */
function useOpenThreads({ editor, document }: EditorSession): void {
  const { data } = useCommentList(document.id)
  useEffect(() => {
    if (!data) return
    const open = threadsOf(data).filter(({ resolved }) => !resolved)
    act(editor.view, { kind: 'open', ids: new Set(open.map(({ id }) => id)) })
  }, [editor, data])
}
