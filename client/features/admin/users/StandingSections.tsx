import { useState } from 'react'
import * as z from 'zod/mini'

import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { problemOf } from '#client/shared/reauthentication/reauthentication.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { ConfirmDialog } from '#client/shared/ui/overlay/ConfirmDialog.tsx'
import { REASON_MAX } from '#schema/admin/acts.ts'
import * as endpoints from '#schema/admin/endpoints.ts'
import { suspensionAct } from '#schema/admin/userActs.ts'
import type { UserDetails } from '#schema/admin/users.ts'
import { adminUser } from '#schema/messages/en/adminUser.ts'

import type { Props } from './ProfileSections.tsx'
import { useAct } from './useAct.ts'

const t = translator(adminUser)

/** Ends all sessions, after a question. */
export const SignOutSection = ({ user }: Props) => (
  <Section title={t('signOut.title')} text={t('signOut.text')}>
    <SignOut user={user} />
  </Section>
)

/** The button that ends all sessions. Support has it too. */
export function SignOut({ user: { id: userId, firstName, lastName } }: Props) {
  const { mutate, isPending, error } = useAct(userId)
  const [asks, setAsks] = useState(false)
  const problem = problemOf(error)
  return (
    <>
      {problem && <Problem>{problem}</Problem>}
      <Button busy={isPending} className="justify-self-start" onClick={() => setAsks(true)}>
        {t('signOut.do')}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('signOut.confirm', { name: `${firstName} ${lastName}` })}
        description={t('signOut.confirmText')}
        action={t('signOut.do')}
        onConfirm={() =>
          mutate({ send: () => call(endpoints.signOut, { params: { userId } }), done: t('signOut.done') })
        }
      />
    </>
  )
}

/** Suspends the user, or ends that. */
export function SuspensionSection({ user: { id: userId, suspendedAt, revision } }: Props) {
  const isSuspended = suspendedAt !== null
  return (
    <Section title={t('suspension.title')} text={t('suspension.text')}>
      <Reasoned
        userId={userId}
        label={t(isSuspended ? 'suspension.restore' : 'suspension.suspend')}
        done={t(isSuspended ? 'suspension.restored' : 'suspension.suspended')}
        isDanger={!isSuspended}
        send={reason =>
          call(endpoints.suspend, { params: { userId }, body: { revision, suspended: !isSuspended, reason } })
        }
      />
    </Section>
  )
}

/** Schedules the deletion, or cancels it. */
export function DeletionSection({ user: { id: userId, deleteAt, revision } }: Props) {
  const isScheduled = deleteAt !== null
  return (
    <Section title={t('deletion.title')} text={t('deletion.text')}>
      <Reasoned
        userId={userId}
        label={t(isScheduled ? 'deletion.cancel' : 'deletion.delete')}
        done={t(isScheduled ? 'deletion.canceled' : 'deletion.scheduled')}
        isDanger={!isScheduled}
        send={reason =>
          call(endpoints.scheduleDeletion, {
            params: { userId },
            body: { revision, deleted: !isScheduled, reason },
          })
        }
      />
    </Section>
  )
}

const reasonForm = z.pick(suspensionAct, { reason: true })

type ReasonedProps = {
  userId: string
  label: string
  done: string
  isDanger: boolean
  send: (reason: string) => Promise<UserDetails>
}

/** A button that asks for a reason. */
function Reasoned({ userId, label, done, isDanger, send }: ReasonedProps) {
  const { mutateAsync } = useAct(userId)
  const form = useForm({
    schema: reasonForm,
    initial: { reason: '' },
    submit: async ({ reason }) => {
      await mutateAsync({ send: () => send(reason), done })
      form.change('reason', '')
    },
  })
  return (
    <Form form={form} className="grid w-full max-w-md gap-4">
      <Field label={t('reason')} hint={t('reasonHint')} {...form.field('reason')}>
        {control => <Input {...control} maxLength={REASON_MAX} />}
      </Field>
      <Button
        type="submit"
        variant={isDanger ? 'danger' : undefined}
        busy={form.busy}
        className="justify-self-start"
      >
        {label}
      </Button>
    </Form>
  )
}
