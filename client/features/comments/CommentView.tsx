import { Pencil, Trash2 } from 'lucide-react'
import { memo, useEffect, useState } from 'react'

import { useColorOf } from '#client/editor/presence/PeopleColors.tsx'
import type { EditorSession } from '#client/editor/session.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { ago, longDay } from '#client/shared/lib/time.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Avatar } from '#client/shared/ui/layout/Avatar.tsx'
import { VISITOR_COLOR } from '#client/shared/ui/layout/person.ts'
import { Timed } from '#client/shared/ui/layout/Timed.tsx'
import type { Comment } from '#schema/comments/contract.ts'
import { partsOf } from '#schema/comments/mentions.ts'
import { comments } from '#schema/messages/en/comments.ts'
import { threads } from '#schema/messages/en/threads.ts'
import { mayComment, mayManage } from '#schema/sharing/roles.ts'

import { CommentField } from './CommentField.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { editOf, newDraft, useDraft, useDraftStore } from './drafts.ts'
import { useCommentCalls } from './queries.ts'
import { Reactions } from './Reactions.tsx'
import { editing } from './senders.ts'
import { cancelSend, sendDraft, useSending } from './sends.ts'

const t = translator(comments)
const tThreads = translator(threads)

/** Returns the name of an author. */
export const authorOf = ({ author }: Comment): string => author?.name ?? t('someone')

type Props = {
  session: EditorSession
  comment: Comment
  /** The number of replies that go with it when it is deleted. */
  replies: number
  /** Whether its card is open, which has its tools. */
  isOpen: boolean
}

/** A comment or a reply. Its author can edit and delete it, and the owner of the document delete it. */
export const CommentView = memo(({ session: { document, editor }, comment, replies, isOpen }: Props) => {
  const { id: me } = useCurrentUser()
  const { sends } = editor.storage.comments.handle
  const calls = useCommentCalls(document.id)
  const edit = editOf(comment.id)
  const [draft, change] = useDraft(document.id, edit)
  const drafts = useDraftStore(document.id)
  const { stop, problem } = useSending(sends, edit)
  const [isAsking, setIsAsking] = useState(false)
  const [focus, setFocus] = useState(0)
  useEffect(() => {
    // Opened again, it does not take the focus from the text.
    if (!isOpen) setFocus(0)
  }, [isOpen])
  const isOwn = comment.author?.userId === me && mayComment(document.role)
  const mayDelete = isOwn || mayManage(document.role)
  const save = () =>
    sendDraft({ sends, drafts, name: edit, ...editing({ calls, drafts, name: edit, comment }) })
  const colorOf = useColorOf()
  const name = authorOf(comment)
  return (
    <div data-comment="" tabIndex={-1} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 rounded-md">
      <Avatar
        size="sm"
        decorative
        name={name}
        color={comment.author ? colorOf(comment.author.userId) : VISITOR_COLOR}
      />
      <div className="grid grid-cols-1 gap-1">
        <div className="flex min-h-6 items-center gap-2">
          <bdi className="truncate text-sm font-semibold text-ink">{name}</bdi>
          <time
            dateTime={comment.createdAt}
            title={longDay(comment.createdAt)}
            className="shrink-0 text-xs text-ink-faint"
          >
            <Timed text={() => ago(comment.createdAt)} />
          </time>
          {comment.editedAt !== null && <span className="text-xs text-ink-faint">{tThreads('edited')}</span>}
        </div>
        {isOpen && isOwn && draft ? (
          <CommentField
            document={document}
            name={edit}
            label={tThreads('edit')}
            placeholder=""
            send={tThreads('save')}
            busy={stop !== null}
            problem={problem}
            focus={focus}
            onSend={() => void save()}
            onCancel={() => {
              cancelSend(sends, edit)
              change(null)
            }}
          />
        ) : (
          <p dir="auto" className="text-sm break-words whitespace-pre-wrap text-ink">
            {partsOf(comment.text, comment.mentions).map(({ text, person }, index) =>
              person ? (
                <bdi key={index} className="font-medium text-brand-text">
                  {text}
                </bdi>
              ) : (
                text
              ),
            )}
          </p>
        )}
        <div className="flex items-start justify-between gap-2">
          <Reactions documentId={document.id} targetId={comment.id} canAdd={isOpen} />
          {isOpen && !(isOwn && draft) && (
            <div data-comment-tools="" className="ml-auto flex shrink-0">
              {isOwn && (
                <IconButton
                  size="sm"
                  label={tThreads('edit')}
                  onClick={() => {
                    setFocus(count => count + 1)
                    change(newDraft(comment.text, comment.mentions))
                  }}
                >
                  <Pencil aria-hidden />
                </IconButton>
              )}
              {mayDelete && (
                <IconButton
                  size="sm"
                  label={tThreads('delete')}
                  aria-haspopup="dialog"
                  onClick={() => setIsAsking(true)}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              )}
            </div>
          )}
        </div>
        {isOpen && mayDelete && (
          <DeleteDialog
            open={isAsking}
            replies={replies}
            onClose={() => setIsAsking(false)}
            onConfirm={() => {
              drafts.forget(comment.id)
              void attempt(calls.remove(comment), tThreads('deleteFailed'), comment.id)
            }}
          />
        )}
      </div>
    </div>
  )
})
