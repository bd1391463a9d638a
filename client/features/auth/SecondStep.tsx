import { useRef, useState, type FormEvent } from 'react'

import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { signInWithCode } from '#schema/auth/endpoints.ts'
import { auth } from '#schema/messages/en/auth.ts'

import { signInFailure } from './signInFailure.ts'

const t = translator(auth)

type Props = { onDone: () => Promise<void>; onBack: () => void }

/** Asks for a code from the authenticator app, or for a recovery code. */
export function SecondStep({ onDone, onBack }: Props) {
  const [code, setCode] = useState('')
  const [recovery, setRecovery] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const submit = async () => {
    setBusy(true)
    try {
      await call(signInWithCode, { body: { code: code.trim() } })
      await onDone()
    } catch (error) {
      setProblem(signInFailure(error))
      field.current?.select()
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') {
      setProblem(t('secondStep.codeMissing'))
      field.current?.focus()
    } else if (!busy) void submit()
  }
  const change = () => {
    setRecovery(!recovery)
    setCode('')
    setProblem(null)
    field.current?.focus()
  }
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <Field
        label={t(recovery ? 'secondStep.recovery' : 'secondStep.code')}
        hint={t(recovery ? 'secondStep.recoveryHint' : 'secondStep.codeHint')}
        error={problem}
      >
        {control => (
          <Input
            {...control}
            ref={element => {
              if (element && !field.current) element.focus()
              field.current = element
            }}
            name="code"
            inputMode={recovery ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={32}
            value={code}
            onChange={event => {
              setCode(event.target.value)
              setProblem(null)
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={busy} className="w-full">
        {t(busy ? 'signIn.submitting' : 'signIn.submit')}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="link" className="text-sm" onClick={change}>
          {t(recovery ? 'secondStep.useApp' : 'secondStep.useRecovery')}
        </Button>
        <Button variant="link" className="text-sm" onClick={onBack}>
          {t('secondStep.back')}
        </Button>
      </div>
    </form>
  )
}
