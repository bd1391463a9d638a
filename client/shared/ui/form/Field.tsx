import { useId, type ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

import { cn } from '#client/shared/ui/cn.ts'

/** The attributes that a Field passes to its control. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
} & Partial<UseFormRegisterReturn>

type Props = {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  /** From `field(name)` of useForm: the control then holds the value of the form. */
  register?: UseFormRegisterReturn
  className?: string
  /** Renders the control with the given attributes: `control => <Input {...control} />`. */
  children: (control: FieldControl) => ReactNode
}

/** A label above a control, with its hint and error below, linked for assistive technology. */
export function Field({ label, hint, error, register, className, children }: Props) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={cn('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
      </label>
      {children({
        ...register,
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className="text-sm text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  )
}
