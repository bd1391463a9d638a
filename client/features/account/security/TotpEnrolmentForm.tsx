import { useState, type FormEvent } from 'react'

import { problemOf } from '#client/shared/reauthentication/reauthentication.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { CopyButton } from '#client/shared/ui/form/CopyButton.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { FocusedHeading } from '#client/shared/ui/layout/FocusedHeading.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import type { TotpEnrolment } from '#schema/account/contract.ts'

import { grouped, useConfirmTotp } from './totp.ts'

type Props = { enrolment: TotpEnrolment; onDone: (recoveryCodes: string[]) => void; onCancel: () => void }

/** The secret as a picture and as text, and the first code that shows that the app has it. */
export function TotpEnrolmentForm({ enrolment, onDone, onCancel }: Props) {
  const [code, setCode] = useState('')
  const { mutate, isPending, error, reset } = useConfirmTotp()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate(code.trim(), { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })
  }
  return (
    <div className="grid w-full max-w-lg gap-5">
      <FocusedHeading>Scan this with your app</FocusedHeading>
      <div className="flex flex-wrap items-start gap-5">
        <img
          src={enrolment.qrCode}
          alt="QR code with the key that stands beside it"
          className="size-40 shrink-0 rounded-lg border bg-white p-1"
        />
        <div className="grid min-w-0 grow basis-56 justify-items-start gap-2">
          <p className="text-sm text-ink-soft">Or type this key into the app:</p>
          <code className="rounded-lg bg-sunk px-3 py-2 text-sm leading-6 wrap-break-word tabular-nums">
            {grouped(enrolment.secret)}
          </code>
          <CopyButton text={enrolment.secret} label="Copy key" />
        </div>
      </div>
      <form onSubmit={onSubmit} noValidate className="grid max-w-xs gap-4">
        <Field label="Code that the app shows" error={problemOf(error)}>
          {control => (
            <Input
              {...control}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={32}
              value={code}
              onChange={event => {
                setCode(event.target.value)
                if (error) reset()
              }}
            />
          )}
        </Field>
        <div className="flex gap-2">
          <Button type="submit" variant="ink" busy={isPending}>
            Turn on
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  )
}
