import type { Editor } from '@tiptap/core'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'

import { store } from '#client/shared/lib/store.ts'

import { IssueCard } from './IssueCard.tsx'
import { useCardPlace } from './useCardPlace.ts'
import type { Corrections } from './useCorrections.ts'

type Props = { editor: Editor; corrections: Corrections; container: HTMLElement | null }

/** The card is measured before it is painted. */
const UNMEASURED = { left: 0, top: 0 }

/**
 * The card of a finding that was opened from the text, next to its sentence. `container` is the
 * positioned element that holds the text.
 */
export function IssuePopover({ editor, corrections, container }: Props) {
  const { open, handle } = corrections
  const { active: selected } = useAtomValue(handle.snapshot)
  const isHere = useAtomValue(handle.cardIn) === 'text'
  const active = isHere ? selected : null
  const wanted = useAtomValue(handle.cardWanted)
  const focused = useRef(false)
  const frame = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const place = useCardPlace(editor, active, container, frame)
  const shown = place && active ? active.finding.key : null

  useEffect(() => {
    // The card that had the focus is gone: the next one takes it, and after the last one the text.
    const orphaned = focused.current && document.activeElement === document.body
    if (shown === null) {
      focused.current = false
      if (orphaned && !editor.isDestroyed) editor.view.focus()
      return
    }
    if (orphaned || wanted) card.current?.focus({ preventScroll: true })
    store.set(handle.cardWanted, false)
    frame.current?.scrollIntoView({ block: 'nearest', behavior: 'auto' })
  }, [editor, handle, shown, wanted])

  if (!active) return null
  const close = () => {
    open(null)
    editor.view.focus()
  }
  return (
    <div
      ref={frame}
      className="absolute z-20 w-80 max-w-full scroll-my-4 animate-appear rounded-xl border bg-paper shadow-float"
      style={place ?? UNMEASURED}
      onFocus={() => {
        focused.current = true
      }}
      onBlur={event => {
        if (event.relatedTarget !== null) focused.current = false
      }}
    >
      <IssueCard
        key={active.finding.key}
        ref={card}
        finding={active.finding}
        corrections={corrections}
        onClose={close}
      />
    </div>
  )
}
