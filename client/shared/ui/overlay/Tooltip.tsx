import { atom, useAtomValue } from 'jotai'
import { Slot } from 'radix-ui/slot'
import { useEffect, useId, useMemo, useRef, type PointerEvent, type ReactNode } from 'react'

import { isMovedByKey } from './movedByKey.ts'
import { hideTooltip, shownTooltip, showTooltip, type TooltipSide } from './tooltipState.ts'

type Props = {
  label: ReactNode
  shortcut?: string | undefined
  side?: TooltipSide
  /** One element that takes a ref and props. */
  children: ReactNode
}

/** Says what the control under the pointer or focus does. It is drawn by the TooltipLayer. */
export function Tooltip({ label, shortcut, side = 'bottom', children }: Props) {
  const id = useId()
  const control = useRef<HTMLElement>(null)
  const isPressed = useRef(false)
  const isShown = useAtomValue(useMemo(() => atom(get => get(shownTooltip)?.id === id), [id]))
  const show = (when: 'now' | 'after the pointer rests') => {
    if (control.current && !isPressed.current)
      showTooltip({ id, anchor: control.current, label, shortcut, side }, when)
  }
  useEffect(() => () => hideTooltip(id), [id])
  return (
    <Slot
      ref={control}
      aria-describedby={isShown ? id : undefined}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType !== 'touch') show('after the pointer rests')
      }}
      onPointerLeave={() => {
        isPressed.current = false
        hideTooltip(id, 'unless the pointer goes there')
      }}
      onPointerDown={() => {
        isPressed.current = true
        hideTooltip(id)
      }}
      onPointerUp={() => {
        // A press moves the focus before this.
        setTimeout(() => (isPressed.current = false))
      }}
      onFocus={() => {
        // Not when a dialog returns the focus, and not on a touch screen.
        if (isMovedByKey()) show('now')
      }}
      onBlur={() => hideTooltip(id)}
      onClick={() => hideTooltip(id)}
    >
      {children}
    </Slot>
  )
}
