import type { Editor } from '@tiptap/core'
import { useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { IssueCard } from './IssueCard.tsx'
import type { PlacedFinding } from './state.ts'
import type { Corrections } from './useCorrections.ts'

type Props = { editor: Editor; corrections: Corrections; container: HTMLElement | null }

const WIDTH = 320
const GAP = 8

/**
 * The card of the open finding, at its place in the text. `container` is the positioned element
 * that holds the text.
 */
export function IssuePopover({ editor, corrections, container }: Props) {
  const { open, handle } = corrections
  const { active } = useAtomValue(handle.snapshot)
  const wanted = useAtomValue(handle.cardWanted)
  const answered = useRef(wanted)
  const focused = useRef(false)
  const card = useRef<HTMLDivElement>(null)
  const place = usePlace(editor, active, container)
  const shown = place && active ? active.finding.key : null

  useEffect(() => {
    // The card that had the focus is gone: the next one takes it, and after the last one the text.
    const orphaned = focused.current && document.activeElement === document.body
    if (shown === null) {
      focused.current = false
      if (orphaned && !editor.isDestroyed) editor.view.focus()
      return
    }
    if (orphaned || wanted !== answered.current) card.current?.focus({ preventScroll: true })
    answered.current = wanted
    card.current?.scrollIntoView({ block: 'nearest', behavior: 'auto' })
  }, [editor, shown, wanted])

  if (!active || !place) return null
  const close = () => {
    open(null)
    editor.view.focus()
  }
  return (
    <div
      className="absolute z-20 w-80 max-w-full scroll-my-4 animate-appear rounded-xl border bg-paper shadow-float"
      style={{ left: place.left, top: place.top }}
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

/** Below the flagged text, within the container. */
function usePlace(editor: Editor, active: PlacedFinding | null, container: HTMLElement | null) {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  useLayoutEffect(() => {
    if (!active || !container) {
      setPlace(null)
      return
    }
    const measure = () => {
      const start = editor.view.coordsAtPos(active.from)
      const end = editor.view.coordsAtPos(active.to)
      const box = container.getBoundingClientRect()
      const left = Math.max(0, Math.min(start.left - box.left, box.width - Math.min(WIDTH, box.width)))
      setPlace({ left, top: end.bottom - box.top + GAP })
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [editor, active, container])
  return place
}
