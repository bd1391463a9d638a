import { MailCheck, MailWarning } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { useOfferOnPage, useVerificationEmail } from '#client/shared/api/verificationEmail.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { FormButtons } from '#client/shared/ui/form/FormButtons.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { emailChange } from '#schema/account/contract.ts'
import { account } from '#schema/messages/en/account.ts'
import { EMAIL_MAX } from '#schema/shared/email.ts'

import { changeEmail, useUserCall } from '../calls.ts'

const t = translator(account)

/** Shows the account's email address and whether it is verified, and changes it. */
export function EmailSection() {
  const { email, emailVerified, pendingEmail } = useCurrentUser()
  const sending = useVerificationEmail()
  useOfferOnPage(!emailVerified)
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }
  return (
    <Section title={t('email.title')} text={t('email.text')}>
      <div className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 truncate text-sm font-medium">{email}</span>
        {emailVerified ? (
          <Badge kind="success">
            <MailCheck aria-hidden /> {t('email.verified')}
          </Badge>
        ) : (
          <Badge kind="warning">
            <MailWarning aria-hidden /> {t('email.notVerified')}
          </Badge>
        )}
      </div>
      {pendingEmail !== null && (
        <p role="status" className="max-w-prose rounded-lg bg-sunk px-3.5 py-2.5 text-sm text-ink-soft">
          {t.rich('email.pending', { email: pendingEmail, strong: emphasized })}
        </p>
      )}
      {open ? (
        <ChangeForm onClose={close} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {!emailVerified && (
            <Button size="sm" busy={sending.isPending} onClick={() => sending.mutate()}>
              {sending.isPending ? t('sending') : t('email.resend')}
            </Button>
          )}
          <Button ref={opener} size="sm" onClick={() => setOpen(true)}>
            {t('email.change')}
          </Button>
        </div>
      )}
      <p role="status" className="text-sm text-success empty:hidden">
        {!emailVerified && sending.data?.message}
      </p>
      {sending.error && <Problem>{failureText(sending.error)}</Problem>}
    </Section>
  )
}

const emphasized = (text: ReactNode) => <strong className="font-medium wrap-anywhere text-ink">{text}</strong>

function ChangeForm({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useUserCall(changeEmail)
  const form = useForm({
    schema: emailChange,
    initial: { email: '' },
    focused: 'email',
    submit: async ({ email }) => {
      await mutateAsync(email)
      onClose()
    },
  })
  return (
    <Form form={form} className="grid w-full max-w-sm gap-4">
      <Field label={t('email.new')} hint={t('email.newHint')} {...form.field('email')}>
        {control => <Input {...control} type="email" autoComplete="email" maxLength={EMAIL_MAX} />}
      </Field>
      <FormButtons submit={t('email.sendLink')} cancel={t('cancel')} busy={form.busy} onCancel={onClose} />
    </Form>
  )
}
