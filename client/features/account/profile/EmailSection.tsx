import { MailCheck, MailWarning } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { useVerificationMail } from '#client/shared/api/verificationMail.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { problemOf } from '#client/shared/reauthentication/reauthentication.ts'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { EMAIL_MAX } from '#schema/auth/signUp.ts'

import { changeEmail, useUserCall } from '../calls.ts'

/** The address of the account, whether it is known to be the user's, and the way to another one. */
export function EmailSection() {
  const { email, emailVerified, pendingEmail } = useCurrentUser()
  const sending = useVerificationMail()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }
  return (
    <Section title="Email" text="You sign in with it, and our mails go there.">
      <div className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 truncate text-sm font-medium">{email}</span>
        {emailVerified ? (
          <Badge kind="success">
            <MailCheck aria-hidden /> Verified
          </Badge>
        ) : (
          <Badge kind="warning">
            <MailWarning aria-hidden /> Not verified
          </Badge>
        )}
      </div>
      {pendingEmail !== null && (
        <p role="status" className="max-w-prose rounded-lg bg-sunk px-3.5 py-2.5 text-sm text-ink-soft">
          Waiting for <strong className="font-medium wrap-anywhere text-ink">{pendingEmail}</strong>: we sent
          a link there. Until you follow it, everything stays as it is. To cancel, change the email again.
        </p>
      )}
      {open ? (
        <ChangeForm onClose={close} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {!emailVerified && (
            <Button size="sm" busy={sending.isPending} onClick={() => sending.mutate()}>
              {sending.isPending ? 'Sending…' : 'Send the mail again'}
            </Button>
          )}
          <Button ref={opener} size="sm" onClick={() => setOpen(true)}>
            Change email
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

function ChangeForm({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('')
  const { mutate, isPending, error, reset } = useUserCall(changeEmail)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate(email.trim(), { onSuccess: onClose })
  }
  return (
    <form onSubmit={onSubmit} noValidate className="grid w-full max-w-sm gap-4">
      <Field
        label="New email"
        hint="It becomes yours once you follow the link that we send there."
        error={problemOf(error)}
      >
        {control => (
          <Input
            {...control}
            ref={focus}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={EMAIL_MAX}
            value={email}
            onChange={event => {
              setEmail(event.target.value)
              if (error) reset()
            }}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="ink" busy={isPending}>
          Send the link
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const focus = (field: HTMLInputElement | null) => field?.focus()
