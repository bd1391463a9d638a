import { useCallback } from 'react'

import { useEditorState } from '#client/editor/core/useEditorState.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { CopyButton } from '#client/shared/ui/form/CopyButton.tsx'
import { comments } from '#schema/messages/en/comments.ts'
import { threads } from '#schema/messages/en/threads.ts'
import { mayComment } from '#schema/sharing/roles.ts'

import { openField } from './compose.ts'
import { isNewThread, useDraft, useDraftStore } from './drafts.ts'
import { isAdrift } from './passage.ts'
import { Quote } from './Quote.tsx'
import { useSending } from './sends.ts'
import { useWaitsText } from './waits.ts'

const t = translator(comments)
const tThreads = translator(threads)

type Props = { session: EditorSession; name: string }

/**
 * A draft that no field shows. Its author can go on with a new comment. One that cannot be sent can be
 * copied.
 */
export function UnsentDraft({ session, name }: Props) {
  const { document, editor, loaded } = session
  const [draft, change] = useDraft(document.id, name)
  const { problem } = useSending(editor.storage.comments.handle.sends, name)
  const drafts = useDraftStore(document.id)
  const waitsText = useWaitsText(document.id)
  const place = draft?.place
  const isGone = useEditorState(
    editor,
    useCallback(({ state }) => isAdrift({ state }, { place }), [place]),
  )
  if (!draft) return null
  const { text } = draft
  const mayWrite = mayComment(document.role)
  const isNew = isNewThread(name)
  const goOn = () => {
    if (!place) return
    openField(session, drafts, { name, place })
    const passage = editor.view.dom.querySelector('.comment-active:not([data-thread])')
    passage?.scrollIntoView({ block: 'nearest' })
  }
  // Before the page has the text, it cannot tell.
  const canGoOn = isNew && place && mayWrite && !(loaded && isGone)
  const title = t(draft.waits ? 'waits' : 'unsent')
  const why = mayWrite ? tThreads(isNew ? 'unsentAdrift' : 'unsentGone') : tThreads('unsentRefused')
  return (
    <article
      aria-label={title}
      className="grid grid-cols-1 gap-2 rounded-xl border border-dashed border-control bg-paper p-3"
    >
      <p className="text-sm font-semibold text-ink">{title}</p>
      {place && <Quote>{place.quote}</Quote>}
      {draft.waits && <p className="text-sm text-ink-soft">{waitsText}</p>}
      {!draft.waits && !canGoOn && <p className="text-sm text-ink-soft">{why}</p>}
      <p dir="auto" className="text-sm break-words whitespace-pre-wrap text-ink">
        {text}
      </p>
      {problem !== null && <Problem>{problem}</Problem>}
      <div className="flex flex-wrap gap-2">
        {canGoOn ? (
          <Button size="sm" onClick={goOn}>
            {draft.waits ? t('recall') : tThreads('continue')}
          </Button>
        ) : (
          <CopyButton text={text} label={tThreads('copyDraft')} />
        )}
        <Button size="sm" variant="ghost" onClick={() => change(null)}>
          {tThreads('discard')}
        </Button>
      </div>
    </article>
  )
}
