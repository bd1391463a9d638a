import { useAtomValue } from 'jotai'
import { useRef } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { isFocusLost } from '#client/shared/ui/focus.ts'
import { comments } from '#schema/messages/en/comments.ts'

import { CommentField } from './CommentField.tsx'
import { focusText, leaveField, showComments } from './compose.ts'
import { NEW_THREAD, useDraftStore } from './drafts.ts'
import { useCommentCalls } from './queries.ts'
import { Quote } from './Quote.tsx'
import { sendComment } from './send.ts'
import { useSending } from './sends.ts'
import { announceWaiting, useWaitsText } from './waits.ts'

const t = translator(comments)

/** The field for a comment on the selected text; nothing while none is being written. */
export function NewComment({ session }: { session: EditorSession }) {
  const { editor, document, showText } = session
  const { composing, sends } = editor.storage.comments.handle
  const written = useAtomValue(composing)
  const { stop, problem } = useSending(sends, written?.name ?? NEW_THREAD)
  const calls = useCommentCalls(document.id)
  const drafts = useDraftStore(document.id)
  const waitsText = useWaitsText(document.id)
  const section = useRef<HTMLElement>(null)
  if (!written) return null
  const { name, anchor, quote, focus } = written
  const back = () => {
    // Someone who has gone on elsewhere while it was sent stays there.
    const isHere = isFocusLost() || section.current?.contains(globalThis.document.activeElement)
    if (!isHere) return
    showText()
    focusText(editor)
  }
  return (
    <section ref={section} aria-label={t('new')} className="grid grid-cols-1 gap-3 border-b bg-paper p-4">
      <Quote>{quote}</Quote>
      <CommentField
        document={document}
        name={name}
        place={{ anchor, quote }}
        label={t('new')}
        placeholder={t('newPlaceholder')}
        send={t('send')}
        busy={stop !== null}
        problem={problem}
        focus={focus}
        onSend={() =>
          void sendComment({ session, calls, drafts }).then(outcome => {
            if (outcome === 'unsent' || editor.isDestroyed) return
            back()
            if (outcome === 'waits')
              announceWaiting({ drafts, name, text: waitsText, show: () => showComments(session) })
          })
        }
        onCancel={() => {
          leaveField(session, drafts)
          back()
        }}
      />
    </section>
  )
}
