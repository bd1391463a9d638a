import { useEffect, useId, useLayoutEffect, useRef } from 'react'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { useMembers, type Shared } from '#client/shared/api/members.ts'
import { isComposing } from '#client/shared/lib/composing.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { isFocusLost } from '#client/shared/ui/focus.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { TextArea } from '#client/shared/ui/form/TextArea.tsx'
import { ownEscape } from '#client/shared/ui/overlay/ownEscape.ts'
import { COMMENT_MAX } from '#schema/comments/contract.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { comments } from '#schema/messages/en/comments.ts'
import { isBlank } from '#schema/shared/blank.ts'

import { newDraft, recalled, useDraft, useDraftsAreKept, type DraftPlace } from './drafts.ts'
import { MentionList, optionIn } from './MentionList.tsx'
import { peopleAmong } from './mentions.ts'
import { useMention } from './useMention.ts'
import { useWaitsText } from './waits.ts'

const t = translator(comments)

/** The number of characters left is shown below this. */
const LOW = 200

type Props = {
  document: Shared & Pick<DocumentSummary, 'showsComments'>
  /** The draft that it holds; see `useDraft`. */
  name: string
  /** The text that a new comment is on. */
  place?: DraftPlace
  label: string
  placeholder: string
  send: string
  busy: boolean
  problem: string | null
  /** Takes the focus when this changes to another number; 0: it does not. */
  focus: number
  rows?: number
  /** Whether its buttons are hidden while it is empty. */
  folds?: boolean
  onSend: () => void
  onCancel: () => void
}

/** The field in which a comment, a reply or a change to one is written. Ctrl+Enter sends it. */
export function CommentField({ document, name, place, focus, rows = 3, folds = false, ...props }: Props) {
  const { label, placeholder, send, busy, problem, onSend, onCancel } = props
  const { id: me } = useCurrentUser()
  const [draft = newDraft('', [], place), change] = useDraft(document.id, name)
  const { data: members } = useMembers(document)
  const field = useRef<HTMLTextAreaElement>(null)
  const people = peopleAmong(members ?? [], me)
  const mention = useMention({ field, draft, people, onChange: change })
  const [listId, noteId, pageId, keptId] = [useId(), useId(), useId(), useId()]
  useLayoutEffect(() => {
    const { current } = field
    if (focus === 0 || !current) return
    current.focus()
    current.setSelectionRange(current.value.length, current.value.length)
  }, [focus])
  const { length } = draft.text.trim()
  const isEmpty = isBlank(draft.text)
  const left = COMMENT_MAX - length
  const waitsText = useWaitsText(document.id)
  const isUnkept = !useDraftsAreKept(document.id) && !isEmpty && !draft.waits
  const notes = [document.showsComments && pageId, left < LOW && noteId, isUnkept && keptId].filter(Boolean)
  const isFolded = folds && draft.text === ''
  const trySend = () => {
    // Its button may go with the text.
    if (busy || isEmpty || folds) field.current?.focus()
    if (!busy && !draft.waits && !isEmpty && left >= 0) onSend()
  }
  return (
    <div className="grid grid-cols-1 gap-2" {...ownEscape}>
      <TextArea
        ref={field}
        dir="auto"
        rows={rows}
        aria-label={label}
        placeholder={placeholder}
        value={draft.text}
        readOnly={busy || draft.waits}
        aria-invalid={left < 0 || undefined}
        aria-describedby={notes.join(' ') || undefined}
        aria-autocomplete="list"
        aria-controls={mention.chosen ? listId : undefined}
        aria-activedescendant={mention.chosen ? optionIn(listId, mention.chosen) : undefined}
        className="max-h-60 resize-none"
        onChange={({ target, nativeEvent }) =>
          mention.type(target.value, 'isComposing' in nativeEvent && nativeEvent.isComposing === true)
        }
        onSelect={mention.look}
        onBlur={mention.close}
        onKeyDown={event => {
          if (isComposing(event.nativeEvent)) return
          if (mention.onKeyDown(event)) event.preventDefault()
          else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault()
            trySend()
          } else if (event.key === 'Escape') {
            event.preventDefault()
            onCancel()
          }
        }}
      />
      {mention.chosen && (
        <MentionList id={listId} people={mention.found} chosen={mention.chosen} onChoose={mention.choose} />
      )}
      {document.showsComments && (
        <p id={pageId} className="text-xs text-ink-faint">
          {t('onPage')}
        </p>
      )}
      {left < LOW && (
        <p id={noteId} className={left < 0 ? 'text-xs text-danger' : 'text-xs text-ink-faint'}>
          {left < 0 ? t('tooLong', { count: -left }) : t('left', { count: left })}
        </p>
      )}
      <p id={keptId} role="status" className="text-xs text-danger empty:hidden">
        {isUnkept && t('noRoom')}
      </p>
      {problem !== null && <Problem>{problem}</Problem>}
      {draft.waits ? (
        <Waiting text={waitsText} onRecall={() => change(recalled(draft))} />
      ) : (
        !isFolded && (
          <div className="flex flex-wrap justify-end gap-2">
            <Button size="sm" variant="ghost" onClick={onCancel}>
              {t('cancel')}
            </Button>
            <Button size="sm" variant="ink" busy={busy} disabled={isEmpty || left < 0} onClick={trySend}>
              {busy ? t('sending') : send}
            </Button>
          </div>
        )
      )}
    </div>
  )
}

/** Says that a text waits for a connection. Its author can go on writing instead. */
function Waiting({ text, onRecall }: { text: string; onRecall: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (isFocusLost()) button.current?.focus()
  }, [])
  return (
    <div className="flex items-center justify-between gap-2">
      <p role="status" className="min-w-0 text-xs text-ink-soft">
        {text}
      </p>
      <Button ref={button} size="sm" variant="ghost" onClick={onRecall}>
        {t('recall')}
      </Button>
    </div>
  )
}
