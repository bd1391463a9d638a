import * as Primitive from 'radix-ui/popover'
import type { ReactNode } from 'react'

import { cn } from '#client/shared/ui/cn.ts'
import { isFocusLost } from '#client/shared/ui/focus.ts'

type Props = {
  /** The button that opens it: one element that takes a ref and props. */
  trigger: ReactNode
  /** Its topic, for screen readers. */
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  className?: string
  children: ReactNode
}

/** A small panel of controls next to its button. The page stays usable. */
export function Popover({ trigger, label, open, onOpenChange, className, children }: Props) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align="center"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={event => {
            // A user who has moved the focus keeps it.
            if (!isFocusLost()) event.preventDefault()
          }}
          className={cn(
            'z-50 max-h-(--radix-popover-content-available-height) w-[min(20rem,calc(100vw-1rem))] animate-appear overflow-y-auto rounded-xl border bg-paper p-4 text-ink shadow-float',
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
