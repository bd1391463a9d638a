import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'

import { Problem } from '#client/shared/ui/feedback/Problem.tsx'

import type { Form as State } from './useForm.ts'

type Props<V extends FieldValues> = Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> & { form: State<V> }

/** A form of useForm. The problem of the whole form is above its fields. */
export function Form<V extends FieldValues>({ form, children, ...props }: Props<V>) {
  const { attach, onSubmit, problem } = form
  return (
    <form {...props} ref={attach} noValidate onSubmit={onSubmit}>
      {problem !== undefined && <Problem>{problem}</Problem>}
      {children}
    </form>
  )
}
