import { Search } from 'lucide-react'

import { cn } from '#client/shared/ui/cn.ts'

import { Input } from './Input.tsx'

type Props = {
  /** Its name, which also stands in it while it is empty. */
  label: string
  value: string
  maxLength?: number
  onChange: (text: string) => void
  className?: string
}

/** The search of a list. */
export const SearchField = ({ label, value, maxLength, onChange, className }: Props) => (
  <div className={cn('relative', className)}>
    <Search
      aria-hidden
      className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
    />
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={maxLength}
      value={value}
      onChange={event => onChange(event.target.value)}
      className="pl-9"
    />
  </div>
)
