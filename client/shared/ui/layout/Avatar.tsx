import { useState } from 'react'

import { cn } from '#client/shared/ui/cn.ts'

import { initialsOf } from './person.ts'

const SIZES = { sm: 'size-6 text-xs', md: 'size-8 text-xs', lg: 'size-20 text-xl' }

type Props = {
  name: string
  /** See `personColor`. */
  color: string
  imageUrl?: string | null
  size?: keyof typeof SIZES
  /** The name is nearby or labels the surrounding button, so it is not announced twice. */
  decorative?: boolean
  className?: string
}

/** A user's picture or colored initials, which also replace a broken picture. */
export function Avatar({ name, color, imageUrl, size = 'md', decorative = false, className }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span
      title={decorative ? undefined : name}
      style={{ backgroundColor: color }}
      className={cn(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full font-medium text-white select-none',
        SIZES[size],
        className,
      )}
    >
      {imageUrl && imageUrl !== failed ? (
        <img src={imageUrl} alt="" className="size-full object-cover" onError={() => setFailed(imageUrl)} />
      ) : (
        <span aria-hidden>{initialsOf(name)}</span>
      )}
      {!decorative && <span className="sr-only">{name}</span>}
    </span>
  )
}
