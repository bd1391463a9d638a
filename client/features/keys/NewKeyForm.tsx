import { useState, type FormEvent } from 'react'
import type * as z from 'zod/mini'

import { HttpError } from '#client/shared/api/httpError.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { problemOf } from '#client/shared/reauthentication/reauthentication.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Checkbox } from '#client/shared/ui/form/Checkbox.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { apiScope, newApiKey, type ApiScope, type createdApiKey } from '#schema/keys/contract.ts'
import { issues } from '#schema/messages/en/issues.ts'
import { keys } from '#schema/messages/en/keys.ts'
import { issueText } from '#schema/messages/issueText.ts'

import { useCreateKey } from './keys.ts'

const t = translator(keys)
const tIssues = translator(issues)

type Props = { onMade: (created: z.infer<typeof createdApiKey>) => void; onCancel: () => void }
type Wrong = { name?: string | undefined; scopes?: string | undefined }

/** Asks for the name and the scopes of a new key. */
export function NewKeyForm({ onMade, onCancel }: Props) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly ApiScope[]>([])
  const [wrong, setWrong] = useState<Wrong>({})
  const { mutate, isPending, error, reset } = useCreateKey()
  const refused: Wrong = error instanceof HttpError ? (error.body?.fields ?? {}) : {}
  const general = refused.name || refused.scopes ? null : problemOf(error)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const wanted = newApiKey.safeParse({ name, scopes })
    setWrong(wanted.success ? {} : problemsOf(wanted.error))
    if (wanted.success) mutate(wanted.data, { onSuccess: onMade })
  }
  const toggle = (scope: ApiScope, on: boolean) => {
    setScopes(apiScope.options.filter(each => (each === scope ? on : scopes.includes(each))))
    setWrong({ ...wrong, scopes: undefined })
    if (error) reset()
  }
  const scopesProblem = wrong.scopes ?? refused.scopes
  return (
    <form onSubmit={onSubmit} noValidate className="grid w-full max-w-lg gap-4 rounded-xl border p-5">
      {general && <Problem>{general}</Problem>}
      <Field label={t('name')} hint={t('nameHint')} error={wrong.name ?? refused.name}>
        {control => (
          <Input
            {...control}
            ref={focus}
            name="keyName"
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={event => {
              setName(event.target.value)
              setWrong({ ...wrong, name: undefined })
              if (error) reset()
            }}
          />
        )}
      </Field>
      <fieldset aria-describedby={scopesProblem ? 'scopes-problem' : undefined} className="grid gap-2.5">
        <legend className="mb-2 text-sm font-medium">{t('allows')}</legend>
        <div className="grid gap-2.5 sm:grid-cols-2">
          {apiScope.options.map(scope => (
            <Checkbox
              key={scope}
              checked={scopes.includes(scope)}
              onChange={on => toggle(scope, on)}
              invalid={scopesProblem !== undefined}
              label={t(`scopes.${scope}`)}
            />
          ))}
        </div>
        {scopesProblem && (
          <p id="scopes-problem" role="alert" className="text-sm text-danger">
            {scopesProblem}
          </p>
        )}
      </fieldset>
      <div className="flex gap-2">
        <Button type="submit" variant="ink" busy={isPending}>
          {t('create')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Returns the first problem of each field. */
function problemsOf(error: z.core.$ZodError): Wrong {
  const of = (field: keyof Wrong) => {
    const found = error.issues.find(({ path }) => path[0] === field)
    return found && issueText(found, tIssues)
  }
  return { name: of('name'), scopes: of('scopes') }
}

const focus = (field: HTMLInputElement | null) => field?.focus()
