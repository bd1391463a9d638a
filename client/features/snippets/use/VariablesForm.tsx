import { useEffect, useRef, useState, type FormEvent } from 'react'

import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import type { Values } from '#schema/snippets/variables.ts'

import type { UsableText } from './readText.ts'

/** Characters of a value. */
const VALUE_MAX = 500

type Props = {
  variables: UsableText['variables']
  /** The label of the button that uses the filled text. */
  action: string
  onDone: (values: Values) => void
}

/** Asks for the value of each variable. */
export function VariablesForm({ variables, action, onDone }: Props) {
  const [values, setValues] = useState<Values>(new Map())
  const first = useRef<HTMLInputElement>(null)
  // The list that the snippet was chosen from had the focus, and is gone.
  useEffect(() => first.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onDone(values)
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4">
      <div className="-mx-1 grid max-h-[50dvh] grid-cols-1 gap-4 overflow-y-auto px-1">
        {variables.map(({ key, name }, index) => (
          <Field key={key} label={<bdi>{name}</bdi>} className="grid-cols-1">
            {control => (
              <Input
                {...control}
                ref={index === 0 ? first : undefined}
                dir="auto"
                autoComplete="off"
                maxLength={VALUE_MAX}
                value={values.get(key) ?? ''}
                onChange={event => setValues(new Map(values).set(key, event.target.value))}
              />
            )}
          </Field>
        ))}
      </div>
      <Button type="submit" variant="primary" className="justify-self-end">
        {action}
      </Button>
    </form>
  )
}
