import type { ComponentProps } from 'react'

import { cn } from '#client/shared/ui/cn.ts'
import { buttonClass, type ButtonLook } from '#site/ui/buttonClass.ts'

type Props = ComponentProps<'button'> & ButtonLook & { busy?: boolean }

/**
 * A button. While `busy`, it keeps its width and focus, notifies assistive technology, and ignores
 * presses.
 */
export function Button({
  variant,
  size,
  busy = false,
  className,
  onClick,
  type = 'button',
  ...props
}: Props) {
  return (
    <button
      {...props}
      type={busy && type === 'submit' ? 'button' : type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={cn(buttonClass({ variant, size }), className)}
    />
  )
}
