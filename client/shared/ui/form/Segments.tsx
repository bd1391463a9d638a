import { useId } from 'react'

type Props<T extends string> = {
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  disabled?: boolean
  onChange: (value: T) => void
}

/** A choice among two to four visible options. Arrow keys move between them. */
export function Segments<T extends string>({ label, value, options, disabled = false, onChange }: Props<T>) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-1.5 disabled:opacity-55">
      <legend className="mb-1.5 text-sm font-medium text-ink">{label}</legend>
      <div className="flex gap-0.5 rounded-lg bg-sunk p-0.5">
        {options.map(option => (
          <label
            key={option.value}
            className="relative flex h-8.5 grow cursor-pointer items-center justify-center rounded-md px-2 text-sm text-ink-soft transition-colors select-none hover:text-ink has-checked:bg-paper has-checked:font-medium has-checked:text-ink has-checked:shadow-sheet forced-colors:has-checked:underline has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-brand-text pointer-coarse:h-11"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
