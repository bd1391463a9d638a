import { ChevronDown } from 'lucide-react'

import type { FieldControl } from './Field.tsx'

type Option<T extends string> = { value: T; label: string }

type Props<T extends string> = {
  /** The attributes from the Field around it. */
  control: FieldControl
  value: T
  options: readonly Option<T>[]
  /** Further options under a separate heading. */
  more?: { label: string; options: readonly Option<T>[] } | undefined
  disabled?: boolean
  onChange: (value: T) => void
}

/** A choice among many in the system's native list. */
export function Select<T extends string>({ control, value, options, more, disabled, onChange }: Props<T>) {
  const choose = (wanted: string) => {
    const chosen = [...options, ...(more?.options ?? [])].find(option => option.value === wanted)
    if (chosen) onChange(chosen.value)
  }
  return (
    <div className="relative w-full">
      <select
        {...control}
        value={value}
        disabled={disabled}
        onChange={event => choose(event.target.value)}
        className="h-10 w-full min-w-0 appearance-none truncate rounded-lg border border-control bg-paper pr-9 pl-3 text-base text-ink transition-colors hover:border-ink-faint disabled:opacity-55 pointer-coarse:h-11 sm:text-sm"
      >
        {options.map(optionElement)}
        {more && <optgroup label={more.label}>{more.options.map(optionElement)}</optgroup>}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-faint"
        aria-hidden
      />
    </div>
  )
}

const optionElement = ({ value, label }: Option<string>) => (
  <option key={value} value={value}>
    {label}
  </option>
)
