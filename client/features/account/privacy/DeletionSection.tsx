import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { longDay } from '#client/shared/lib/time.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { problemOf } from '#client/shared/reauthentication/reauthentication.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { FormButtons } from '#client/shared/ui/form/FormButtons.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { FocusedHeading } from '#client/shared/ui/layout/FocusedHeading.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { DELETION_DAYS } from '#schema/account/contract.ts'
import { account } from '#schema/messages/en/account.ts'

import { requestDeletion, useUserCall } from '../calls.ts'
import { useKeepAccount } from '../useKeepAccount.ts'

const t = translator(account)

/** Deletes the account, or cancels a deletion that is pending. */
export function DeletionSection() {
  const { deleteAt } = useCurrentUser()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const waiting = useRef<HTMLParagraphElement>(null)
  const shown = useRef(deleteAt)
  const close = () => {
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }
  useEffect(() => {
    if (shown.current === deleteAt) return
    shown.current = deleteAt
    // The pressed button is gone. The focus moves to what replaced it.
    setOpen(false)
    const next = deleteAt === null ? opener : waiting
    next.current?.focus()
  }, [deleteAt])
  if (deleteAt !== null)
    return (
      <Section title={t('deletion.title')}>
        <p ref={waiting} tabIndex={-1} className="max-w-prose text-sm text-ink-soft outline-none">
          {t.rich('deletion.pending', { day: longDay(deleteAt), strong: bold })}
        </p>
        <KeepButton />
      </Section>
    )
  return (
    <Section title={t('deletion.title')} text={t('deletion.text', { days: DELETION_DAYS })}>
      {open ? (
        <DeletionForm onClose={close} />
      ) : (
        <Button ref={opener} size="sm" onClick={() => setOpen(true)}>
          {t('deletion.open')}
        </Button>
      )}
    </Section>
  )
}

const bold = (text: ReactNode) => <strong className="font-semibold text-ink">{text}</strong>
const breakable = (text: ReactNode) => <span className="wrap-anywhere">{text}</span>

function KeepButton() {
  const { mutate, isPending, error } = useKeepAccount()
  const problem = problemOf(error)
  return (
    <>
      <Button size="sm" variant="ink" busy={isPending} onClick={() => mutate()}>
        {t('deletion.keep')}
      </Button>
      {problem && <Problem>{problem}</Problem>}
    </>
  )
}

/** The email of the account, typed again. It is not sent. */
const confirmation = z.object({ confirmation: z.string().check(z.trim()) })

function DeletionForm({ onClose }: { onClose: () => void }) {
  const { email } = useCurrentUser()
  const { mutateAsync } = useUserCall(requestDeletion)
  const form = useForm({
    schema: confirmation,
    initial: { confirmation: '' },
    submit: ({ confirmation: typed }, refuse) =>
      typed.toLowerCase() === email.toLowerCase()
        ? mutateAsync()
        : refuse({ confirmation: t('deletion.mismatch') }),
  })
  return (
    <Form form={form} className="grid w-full max-w-lg gap-4 rounded-xl border p-5">
      <FocusedHeading>{t('deletion.heading')}</FocusedHeading>
      <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-soft">
        <li>{t('deletion.documents')}</li>
        <li>{t('deletion.memberships')}</li>
        <li>{t('deletion.plan')}</li>
      </ul>
      <Field label={t.rich('deletion.confirm', { email, strong: breakable })} {...form.field('confirmation')}>
        {control => <Input {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} />}
      </Field>
      <FormButtons
        submit={t('deletion.submit')}
        cancel={t('cancel')}
        busy={form.busy}
        danger
        onCancel={onClose}
      />
    </Form>
  )
}
