import { useState } from 'react'

import { cn } from '#client/shared/ui/cn.ts'
import { initialsOf, personHue } from './person.ts'

const SIZES = { sm: 'size-6 text-xs', md: 'size-8 text-xs', lg: 'size-20 text-xl' }

type Props = {
  name: string
  /** Decides the colour; the same person has the same one everywhere. Defaults to the name. */
  seed?: string
  /** Overrides the colour of the seed, for example with the one of a cursor. */
  color?: string
  imageUrl?: string | null
  size?: keyof typeof SIZES
  /** The name stands beside it, or names the button around it: it is not said twice. */
  decorative?: boolean
  className?: string
}

/** A person as a picture or coloured initials, which also stand in for a picture that does not load. */
export function Avatar({
  name,
  seed = name,
  color,
  imageUrl,
  size = 'md',
  decorative = false,
  className,
}: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span
      title={decorative ? undefined : name}
      style={{ backgroundColor: color ?? `hsl(${personHue(seed)} 55% 30%)` }}
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
