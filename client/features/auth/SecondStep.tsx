import { useState } from 'react'

import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { signInWithCode } from '#schema/auth/endpoints.ts'
import { secondFactor } from '#schema/auth/reauthentication.ts'
import { auth } from '#schema/messages/en/auth.ts'

import { signInFailure } from './signInFailure.ts'

const t = translator(auth)

type Props = { onDone: () => Promise<void>; onBack: () => void }

/** Asks for a code from the authenticator app, or for a recovery code. */
export function SecondStep({ onDone, onBack }: Props) {
  const [recovery, setRecovery] = useState(false)
  const form = useForm({
    schema: secondFactor,
    initial: { code: '' },
    focused: 'code',
    submit: async (body, refuse) => {
      try {
        await call(signInWithCode, { body })
        await onDone()
      } catch (error) {
        refuse({ code: signInFailure(error) })
        form.select('code')
      }
    },
  })
  const change = () => {
    setRecovery(!recovery)
    form.change('code', '')
    form.focus('code')
  }
  return (
    <Form form={form} className="grid gap-4">
      <Field
        label={t(recovery ? 'secondStep.recovery' : 'secondStep.code')}
        hint={t(recovery ? 'secondStep.recoveryHint' : 'secondStep.codeHint')}
        {...form.field('code')}
      >
        {control => (
          <Input
            {...control}
            inputMode={recovery ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={32}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={form.busy} className="w-full">
        {t(form.busy ? 'signIn.submitting' : 'signIn.submit')}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="link" className="text-sm" onClick={change}>
          {t(recovery ? 'secondStep.useApp' : 'secondStep.useRecovery')}
        </Button>
        <Button variant="link" className="text-sm" onClick={onBack}>
          {t('secondStep.back')}
        </Button>
      </div>
    </Form>
  )
}
