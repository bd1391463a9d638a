import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { useTooMuch } from '#client/shared/ui/form/useTooMuch.ts'
import { ownEscape } from '#client/shared/ui/overlay/ownEscape.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { KINDS } from '#schema/documents/kinds.ts'
import { documents } from '#schema/messages/en/documents.ts'

import { useRenameDocument } from './mutations.ts'

const t = translator(documents)

type Props = {
  document: DocumentSummary
  focusAtOnce?: boolean
  /** Called when the title loses the focus, changed or not: by Enter or Escape, or by the user leaving it. */
  onDone?: (by: 'key' | 'leaving') => void
  ref?: RefObject<HTMLInputElement | null>
  className?: string
}

/**
 * A document's title as a field. Enter and leaving it save; Escape restores it. Other users'
 * changes appear while it is not focused. A note below it says when it is full: the element around it
 * is positioned.
 */
export function TitleInput({ document, focusAtOnce = false, onDone, ref, className }: Props) {
  const { id, kind, title } = document
  const [draft, setDraft] = useState<string | null>(null)
  const own = useRef<HTMLInputElement>(null)
  const field = ref ?? own
  const byKey = useRef(false)
  const isTooMuch = useTooMuch(field)
  const { titleMax, untitled } = KINDS[kind]
  const { mutateAsync: rename } = useRenameDocument()

  useEffect(() => {
    if (!focusAtOnce) return undefined
    // Runs after the menu that opened it has returned the focus.
    const timer = setTimeout(() => {
      field.current?.focus()
      field.current?.select()
    })
    return () => clearTimeout(timer)
  }, [focusAtOnce, field])

  const save = () => {
    const wanted = draft?.trim() || untitled
    if (draft !== null && wanted !== title)
      void attempt(rename({ id, kind, title: wanted }), t('renameFailed'), id)
    setDraft(null)
    onDone?.(byKey.current ? 'key' : 'leaving')
  }
  const leave = () => {
    byKey.current = true
    field.current?.blur()
    byKey.current = false
  }

  const input = (
    <input
      ref={field}
      {...ownEscape}
      dir="auto"
      aria-label={t('titleField')}
      maxLength={titleMax}
      value={draft ?? title}
      onChange={event => setDraft(event.target.value)}
      onBlur={save}
      onKeyDown={event => {
        if (event.key === 'Enter') {
          // Otherwise the browser types it where the focus is by then, as a new line of the text.
          event.preventDefault()
          leave()
        }
        if (event.key === 'Escape') {
          // Leaving the field saves the draft, so clear it first.
          flushSync(() => setDraft(null))
          leave()
        }
      }}
      className={cn('min-w-0 text-ink', className)}
    />
  )
  return (
    <>
      {input}
      <span
        role="status"
        className="absolute start-2 top-full z-20 w-max max-w-[calc(100vw-2rem)] rounded-lg border bg-paper px-2.5 py-1.5 text-xs font-normal text-ink shadow-float empty:hidden"
      >
        {isTooMuch && t('titleFull', { most: titleMax })}
      </span>
    </>
  )
}
