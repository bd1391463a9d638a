import { Check } from 'lucide-react'
import * as Primitive from 'radix-ui/checkbox'
import { useId, type ReactNode } from 'react'

import { cn } from '#client/shared/ui/cn.ts'

type Props = {
  checked: boolean
  onChange: (checked: boolean) => void
  /** May hold links; pressing the rest of it toggles. */
  label: ReactNode
  name?: string
  invalid?: boolean
  /** Makes it invalid, and is shown below the label. */
  error?: string | undefined
  disabled?: boolean
  className?: string
}

/** A checkbox with its label. */
export function Checkbox({
  checked,
  onChange,
  label,
  name,
  error,
  invalid = error !== undefined,
  disabled,
  className,
}: Props) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div
      className={cn(
        'flex items-start gap-2.5 pointer-coarse:min-h-11 pointer-coarse:items-center',
        className,
      )}
    >
      <Primitive.Root
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onCheckedChange={state => onChange(state === true)}
        className="relative mt-0.5 flex size-4.5 shrink-0 items-center justify-center rounded border border-control bg-paper transition-colors after:absolute after:-inset-3 aria-invalid:border-danger data-[state=checked]:border-brand-fill data-[state=checked]:bg-brand-fill pointer-coarse:mt-0"
      >
        <Primitive.Indicator>
          <Check className="size-3.5 text-white" strokeWidth={3} aria-hidden />
        </Primitive.Indicator>
      </Primitive.Root>
      <div className="grid gap-1">
        <label htmlFor={id} className="text-sm leading-5.5 text-ink-soft">
          {label}
        </label>
        {error !== undefined && (
          <p id={errorId} className="text-sm text-danger">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
