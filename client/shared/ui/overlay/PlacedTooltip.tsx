import { Popper } from 'radix-ui/internal'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'

import { Kbd } from '#client/shared/ui/layout/Kbd.tsx'

import { landmarkOf } from './landmarkOf.ts'
import { hideTooltip, keepTooltip, type ShownTooltip } from './tooltipState.ts'

/** A tooltip at its control. Escape and scrolling close it. */
export function PlacedTooltip({ id, anchor, label, shortcut, side }: ShownTooltip) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hideTooltip(id)
    }
    const onScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(anchor)) hideTooltip(id)
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    document.addEventListener('scroll', onScroll, { capture: true })
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true })
      document.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [id, anchor])
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={{ current: anchor }} />
      {createPortal(
        <Popper.Content
          id={id}
          role="tooltip"
          side={side}
          sideOffset={6}
          collisionPadding={8}
          onPointerEnter={keepTooltip}
          onPointerLeave={() => hideTooltip(id)}
          className="z-60 flex max-w-72 animate-fade-in items-center gap-2 rounded-lg bg-ink px-2.5 py-1.5 text-xs font-medium text-ink-inverse shadow-float"
        >
          <span className="min-w-0">{label}</span>
          {shortcut && <Kbd keys={shortcut} inverse />}
        </Popper.Content>,
        landmarkOf(anchor) ?? document.body,
      )}
    </Popper.Root>
  )
}
