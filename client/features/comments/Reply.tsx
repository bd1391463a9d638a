import { useState } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { comments } from '#schema/messages/en/comments.ts'

import { CommentField } from './CommentField.tsx'
import { authorOf } from './CommentView.tsx'
import { focusText } from './compose.ts'
import { useDraft, wordsOf } from './drafts.ts'
import { useCommentCalls } from './queries.ts'
import type { Thread } from './threads.ts'

const t = translator(comments)

type Props = { session: EditorSession; thread: Thread; focus: number; onClose: () => void }

/** The field for a reply to a thread. */
export function Reply({ session: { editor, document }, thread, focus, onClose }: Props) {
  const calls = useCommentCalls(document.id)
  const [draft, change] = useDraft(document.id, thread.id)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async () => {
    if (!draft) return
    setBusy(true)
    setProblem(null)
    try {
      await calls.reply(thread.id, { id: draft.id, ...wordsOf(draft) })
      change(null)
    } catch (error) {
      setProblem(failureText(error))
    }
    setBusy(false)
  }
  return (
    <CommentField
      document={document}
      name={thread.id}
      label={t('replyTo', { name: authorOf(thread.first) })}
      placeholder={t('replyPlaceholder')}
      send={t('reply')}
      busy={busy}
      problem={problem}
      focus={focus}
      rows={1}
      folds
      onSend={() => void send()}
      onCancel={() => {
        onClose()
        focusText(editor)
      }}
    />
  )
}
