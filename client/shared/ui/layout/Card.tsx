import { useId, type ComponentProps, type ReactNode } from 'react'

import { cn } from '#client/shared/ui/cn.ts'

type Props = Pick<ComponentProps<'section'>, 'ref' | 'tabIndex' | 'onKeyDown' | 'aria-current'> & {
  /** The heading over the content. */
  title?: ReactNode
  /** Next to the heading, such as a number. */
  aside?: ReactNode
  /** Names a card without a heading, or one whose content has its own. */
  label?: string
  className?: string
  children: ReactNode
}

/** A sheet of paper on the desk that holds one part of a page. */
export function Card({
  title,
  aside,
  label,
  className = 'grid content-start gap-4 p-5',
  children,
  ...props
}: Props) {
  const id = useId()
  return (
    <section
      {...props}
      aria-label={label}
      aria-labelledby={title !== undefined && label === undefined ? id : undefined}
      className={cn('min-w-0 rounded-xl bg-paper shadow-sheet', className)}
    >
      {title !== undefined && (
        <header className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={id} className="text-sm font-semibold text-ink-soft">
            {title}
          </h2>
          {aside && <p className="text-sm text-ink-faint">{aside}</p>}
        </header>
      )}
      {children}
    </section>
  )
}
