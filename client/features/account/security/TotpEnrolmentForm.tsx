import { translator } from '#client/shared/messages/translator.ts'
import { CopyButton } from '#client/shared/ui/form/CopyButton.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { FormButtons } from '#client/shared/ui/form/FormButtons.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { FocusedHeading } from '#client/shared/ui/layout/FocusedHeading.tsx'
import { totpCode, type TotpEnrolment } from '#schema/account/contract.ts'
import { account } from '#schema/messages/en/account.ts'

import { grouped, useConfirmTotp } from './totp.ts'

const t = translator(account)

type Props = { enrolment: TotpEnrolment; onDone: (recoveryCodes: string[]) => void; onCancel: () => void }

/** Shows the secret as a QR code and as text, and asks for the app's first code. */
export function TotpEnrolmentForm({ enrolment, onDone, onCancel }: Props) {
  const { mutateAsync } = useConfirmTotp()
  const form = useForm({
    schema: totpCode,
    initial: { code: '' },
    submit: async ({ code }) => {
      const { recoveryCodes } = await mutateAsync(code)
      onDone(recoveryCodes)
    },
  })
  return (
    <div className="grid w-full max-w-lg gap-5">
      <FocusedHeading>{t('totp.scan')}</FocusedHeading>
      <div className="flex flex-wrap items-start gap-5">
        <img
          src={enrolment.qrCode}
          alt={t('totp.qrCode')}
          className="size-40 shrink-0 rounded-lg border bg-white p-1"
        />
        <div className="grid min-w-0 grow basis-56 justify-items-start gap-2">
          <p className="text-sm text-ink-soft">{t('totp.orType')}</p>
          <code className="rounded-lg bg-sunk px-3 py-2 text-sm leading-6 wrap-break-word tabular-nums">
            {grouped(enrolment.secret)}
          </code>
          <CopyButton text={enrolment.secret} label={t('totp.copyKey')} />
        </div>
      </div>
      <Form form={form} className="grid max-w-xs gap-4">
        <Field label={t('totp.code')} {...form.field('code')}>
          {control => <Input {...control} inputMode="numeric" autoComplete="one-time-code" maxLength={32} />}
        </Field>
        <FormButtons submit={t('totp.turnOn')} cancel={t('cancel')} busy={form.busy} onCancel={onCancel} />
      </Form>
    </div>
  )
}
