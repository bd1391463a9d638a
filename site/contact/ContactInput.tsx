import { useId } from 'react'

import type { ContactField } from '#schema/contact/rules.ts'

const CONTROL =
  'w-full rounded-lg border border-control bg-paper px-3 text-base text-ink aria-invalid:border-danger'

type Props = {
  name: ContactField
  kind: 'line' | 'email' | 'message'
  label: string
  hint: string | null
  problem: string | null
  onChange: () => void
}

/** A field of the contact form below its label, with its problem and hint. */
export function ContactInput({ name, kind, label, hint, problem, onChange }: Props) {
  const id = useId()
  const describedBy = [problem !== null && `${id}-problem`, hint !== null && `${id}-hint`]
    .filter(part => part !== false)
    .join(' ')
  const control = {
    id,
    name,
    required: true,
    'aria-invalid': problem === null ? undefined : true,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    onChange,
  }
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {kind === 'message' ? (
        <textarea {...control} dir="auto" rows={8} className={`resize-y py-2.5 ${CONTROL}`} />
      ) : (
        <input
          {...control}
          type={kind === 'email' ? 'email' : 'text'}
          {...(name !== 'subject' && { autoComplete: name === 'email' ? 'email' : 'name' })}
          {...(kind === 'line' && { dir: 'auto' })}
          className={`h-11 ${CONTROL}`}
        />
      )}
      {problem !== null && (
        <p id={`${id}-problem`} className="text-sm text-danger">
          {problem}
        </p>
      )}
      {hint !== null && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
