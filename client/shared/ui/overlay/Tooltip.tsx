import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

import { Kbd } from '#client/shared/ui/layout/Kbd.tsx'

/** Once around the app: the first tooltip opens after 700 ms, the next ones at once within 300 ms of the last. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  )
}

type Props = {
  label: ReactNode
  shortcut?: string | undefined
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One element that takes a ref and props. */
  children: ReactNode
}

/** Says what the control under the pointer or focus does. */
export function Tooltip({ label, shortcut, side = 'bottom', children }: Props) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 flex max-w-72 animate-fade-in items-center gap-2 rounded-lg bg-ink px-2.5 py-1.5 text-xs font-medium text-ink-inverse shadow-float"
        >
          {label}
          {shortcut && <Kbd keys={shortcut} inverse />}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
