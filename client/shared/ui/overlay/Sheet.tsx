import * as Primitive from 'radix-ui/dialog'
import type { ReactNode } from 'react'

import { cn } from '#client/shared/ui/cn.ts'
import { CloseButton } from '#client/shared/ui/form/CloseButton.tsx'

import { useEscape } from './useEscape.ts'
import { useReturnedFocus } from './useReturnedFocus.ts'

const SIDES = {
  left: 'inset-y-0 left-0 w-80 max-w-[calc(100%-3rem)] border-r data-[state=open]:animate-enter-left data-[state=closed]:animate-leave-left',
  right:
    'inset-y-0 right-0 w-80 max-w-[calc(100%-3rem)] border-l data-[state=open]:animate-enter-right data-[state=closed]:animate-leave-right',
  bottom:
    'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-xl border-t data-[state=open]:animate-enter-bottom data-[state=closed]:animate-leave-bottom',
}

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  side?: keyof typeof SIDES
  title: ReactNode
  /** The title is only for screen readers. */
  titleHidden?: boolean
  className?: string
  children: ReactNode
}

/** A panel that slides in from an edge: the menu and the rails on a phone. It returns the focus when closed. */
export function Sheet({
  open,
  onOpenChange,
  side = 'left',
  title,
  titleHidden = false,
  className,
  children,
}: Props) {
  const returnedFocus = useReturnedFocus()
  const escape = useEscape(open, () => onOpenChange(false))
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 bg-(--scrim) data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Primitive.Content
          aria-describedby={undefined}
          {...returnedFocus}
          {...escape}
          className={cn(
            'fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-paper text-ink shadow-float',
            SIDES[side],
            className,
          )}
        >
          <div className="sticky top-0 z-10 flex min-h-14 items-center justify-between gap-2 bg-paper px-4">
            <Primitive.Title className={titleHidden ? 'sr-only' : 'text-sm font-semibold'}>
              {title}
            </Primitive.Title>
            <Primitive.Close asChild>
              <CloseButton className="ml-auto" />
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
