import type { ComponentProps } from 'react'

import { cn } from '#client/shared/ui/cn.ts'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'

type Props = Pick<ComponentProps<typeof Card>, 'ref' | 'onKeyDown' | 'children'> & {
  title: string
  note?: string | undefined
  /** Opened from the text. */
  active?: boolean
  /** It replaces another one in the same place, without moving. */
  isThere?: boolean
}

/** The frame that running and finished actions share. */
export function AssistCard({ title, note, active = false, isThere = false, children, ...props }: Props) {
  return (
    <Card
      {...props}
      tabIndex={-1}
      label={title}
      aria-current={active || undefined}
      className={cn(
        'grid scroll-my-4 gap-3 border p-4 outline-none focus-visible:ring-2 focus-visible:ring-brand',
        !isThere && 'animate-appear',
        active && 'border-control',
      )}
    >
      <header className="flex items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">{title}</h2>
        {note && <Badge>{note}</Badge>}
      </header>
      {children}
    </Card>
  )
}
