import * as Primitive from 'radix-ui/dialog'
import type { ReactNode, RefObject } from 'react'

import { cn } from '#client/shared/ui/cn.ts'
import { CloseButton } from '#client/shared/ui/form/CloseButton.tsx'

import { useEscape } from './useEscape.ts'
import { useReturnedFocus } from './useReturnedFocus.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
  className?: string
  /** Gets the focus afterwards if the element that had it before is gone. */
  focusOtherwise?: RefObject<HTMLElement | null>
  children?: ReactNode
}

/** A modal dialog. It traps the focus and returns it when closed. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  actions,
  className,
  focusOtherwise,
  children,
}: Props) {
  const returnedFocus = useReturnedFocus(focusOtherwise)
  const escape = useEscape(open, onClose)
  return (
    <Primitive.Root
      open={open}
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
    >
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 bg-(--scrim) data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <div className="pointer-events-none fixed inset-0 z-50 grid items-end justify-items-center overflow-y-auto sm:items-center sm:p-6">
          <Primitive.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...returnedFocus}
            {...escape}
            className={cn(
              'pointer-events-auto relative grid w-full grid-cols-1 gap-5 rounded-t-xl bg-paper p-6 text-ink shadow-float data-[state=closed]:animate-fade-out data-[state=open]:animate-appear sm:max-w-lg sm:rounded-xl',
              className,
            )}
          >
            <div className="grid grid-cols-1 gap-1.5 pr-8">
              <Primitive.Title className="font-serif text-xl font-semibold">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="text-sm text-ink-soft">{description}</Primitive.Description>
              )}
            </div>
            {children}
            {actions && <div className="flex flex-wrap justify-end gap-2">{actions}</div>}
            <Primitive.Close asChild>
              <CloseButton className="absolute top-4 right-4" />
            </Primitive.Close>
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
