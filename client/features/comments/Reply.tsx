import type { EditorSession } from '#client/editor/session.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { threads } from '#schema/messages/en/threads.ts'
import { isolatedText } from '#schema/shared/direction.ts'

import { CommentField } from './CommentField.tsx'
import { authorOf } from './CommentView.tsx'
import { focusText } from './compose.ts'
import { useDraftStore } from './drafts.ts'
import { useCommentCalls } from './queries.ts'
import { replying } from './senders.ts'
import { cancelSend, sendDraft, useSending } from './sends.ts'
import type { Thread } from './threads.ts'

const t = translator(threads)

type Props = { session: EditorSession; thread: Thread; focus: number; onClose: () => void }

/** The field for a reply to a thread. */
export function Reply({ session: { editor, document }, thread, focus, onClose }: Props) {
  const { sends } = editor.storage.comments.handle
  const calls = useCommentCalls(document.id)
  const drafts = useDraftStore(document.id)
  const { stop, problem } = useSending(sends, thread.id)
  const send = () => sendDraft({ sends, drafts, name: thread.id, ...replying(calls, thread.id) })
  return (
    <CommentField
      document={document}
      name={thread.id}
      label={t('replyTo', { name: isolatedText(authorOf(thread.first)) })}
      placeholder={t('replyPlaceholder')}
      send={t('reply')}
      busy={stop !== null}
      problem={problem}
      focus={focus}
      rows={1}
      folds
      onSend={() => void send()}
      onCancel={() => {
        cancelSend(sends, thread.id)
        onClose()
        focusText(editor)
      }}
    />
  )
}
