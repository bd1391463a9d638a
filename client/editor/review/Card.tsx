import type { KeyboardEventHandler, PointerEventHandler, ReactNode, Ref } from 'react'

import { cn } from '#client/shared/ui/cn.ts'

type Props = {
  /** Its details are shown below its head. */
  isOpen: boolean
  /** It is the current card of the queue. An open card is. */
  isCurrent?: boolean
  head: ReactNode
  headRef?: Ref<HTMLButtonElement>
  onOpen: () => void
  onKeyDown: KeyboardEventHandler
  onPointerEnter?: PointerEventHandler
  onPointerLeave?: PointerEventHandler
  children?: ReactNode
}

/** A card of the review queue: a head that opens it, and what is shown below. */
export const Card = ({
  isOpen,
  isCurrent = isOpen,
  head,
  headRef,
  onOpen,
  onKeyDown,
  children,
  ...pointer
}: Props) => (
  <div
    {...pointer}
    className={cn(
      'group/card relative rounded-lg border bg-paper transition-colors',
      isCurrent ? 'border-control' : 'hover:bg-hover',
      isOpen && 'shadow-sheet',
    )}
  >
    <button
      ref={headRef}
      type="button"
      data-card-head
      onClick={onOpen}
      // The arrow keys open each card that they lead to.
      onFocus={event => {
        if (!isOpen && event.target.matches(':focus-visible')) onOpen()
      }}
      onKeyDown={onKeyDown}
      aria-current={isCurrent || undefined}
      aria-expanded={isOpen}
      className="focus-inset grid w-full grid-cols-[minmax(0,1fr)] gap-1 rounded-lg px-3 py-2.5 text-left"
    >
      {head}
    </button>
    {children}
  </div>
)
