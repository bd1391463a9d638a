import type * as z from 'zod/mini'

import { translator } from '#client/shared/messages/translator.ts'
import { Checkbox } from '#client/shared/ui/form/Checkbox.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { FormButtons } from '#client/shared/ui/form/FormButtons.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { apiScope, newApiKey, type ApiScope, type createdApiKey } from '#schema/keys/contract.ts'
import { keys } from '#schema/messages/en/keys.ts'

import { useCreateKey } from './keys.ts'

const t = translator(keys)

type Props = { onMade: (created: z.infer<typeof createdApiKey>) => void; onCancel: () => void }

const NO_SCOPES: ApiScope[] = []

/** Asks for the name and the scopes of a new key. */
export function NewKeyForm({ onMade, onCancel }: Props) {
  const { mutateAsync } = useCreateKey()
  const form = useForm({
    schema: newApiKey,
    initial: { name: '', scopes: NO_SCOPES },
    focused: 'name',
    submit: async wanted => onMade(await mutateAsync(wanted)),
  })
  const scopes = form.values.scopes
  const scopesProblem = form.error('scopes')
  return (
    <Form form={form} className="grid w-full max-w-lg gap-4 rounded-xl border p-5">
      <Field label={t('name')} hint={t('nameHint')} {...form.field('name')}>
        {control => <Input {...control} autoComplete="off" maxLength={60} />}
      </Field>
      <fieldset aria-describedby={scopesProblem ? 'scopes-problem' : undefined} className="grid gap-2.5">
        <legend className="mb-2 text-sm font-medium">{t('allows')}</legend>
        <div className="grid gap-2.5 sm:grid-cols-2">
          {apiScope.options.map(scope => (
            <Checkbox
              key={scope}
              checked={scopes.includes(scope)}
              onChange={on =>
                form.change(
                  'scopes',
                  apiScope.options.filter(each => (each === scope ? on : scopes.includes(each))),
                )
              }
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
      <FormButtons submit={t('create')} cancel={t('cancel')} busy={form.busy} onCancel={onCancel} />
    </Form>
  )
}
