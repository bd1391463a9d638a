import { useRef, useState, type FormEvent } from 'react'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { usePlans } from '#client/shared/api/plans.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { FeatureLock } from '#client/shared/plans/FeatureLock.tsx'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { sharing } from '#schema/messages/en/sharing.ts'
import type { Member } from '#schema/sharing/contract.ts'
import type { GrantableRole } from '#schema/sharing/roles.ts'

import { useAddMember, useInvitations } from './members.ts'
import { refusedByPlan, sharingLock } from './planText.ts'
import { RoleMenu } from './RoleMenu.tsx'
import { VerificationEmail } from './VerificationEmail.tsx'

const t = translator(sharing)

/** Adds or invites a person by email. If the plan does not allow it, shows why. */
export function AddPerson({ documentId }: { documentId: string }) {
  const { id: ownerId, subscriptionPlan: own } = useCurrentUser()
  const { data: invitations = [] } = useInvitations(documentId, ownerId)
  const plans = usePlans() ?? []
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<GrantableRole>('editor')
  const { mutate, isPending, error, reset } = useAddMember(documentId)
  const lock =
    sharingLock(own, plans) ?? (error instanceof HttpError ? refusedByPlan(error, own, plans) : null)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() === '' || isPending) return
    const added = email.trim()
    const isSame = (one: { email: string }) => one.email.toLowerCase() === added.toLowerCase()
    const wasInvited = invitations.some(isSame)
    mutate(
      { email: added, role },
      {
        onSuccess: members => {
          toast({ kind: 'success', ...outcome(members.find(isSame), { email: added, role, wasInvited }) })
          setEmail('')
          // The focused button is now disabled. The next email can be typed right away.
          field.current?.focus()
        },
      },
    )
  }
  if (lock !== null && error === null) return <FeatureLock text={lock} />
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-3">
      <Field label={t('addLabel')} error={error && lock === null ? failureText(error) : null}>
        {control => (
          <div className="flex flex-wrap gap-2 sm:flex-nowrap">
            <div className="flex min-w-0 grow items-center rounded-lg border border-control bg-paper focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-brand-text has-aria-invalid:border-danger">
              <Input
                {...control}
                ref={field}
                type="email"
                autoComplete="off"
                placeholder="name@example.com"
                value={email}
                onChange={event => {
                  setEmail(event.target.value)
                  if (error) reset()
                }}
                className="grow border-0! bg-transparent! focus-visible:outline-none!"
              />
              <RoleMenu label={t('newRole')} value={role} onChange={setRole} className="mr-1" />
            </div>
            <Button
              type="submit"
              variant="ink"
              busy={isPending}
              disabled={email.trim() === ''}
              className="max-sm:w-full"
            >
              {t('add')}
            </Button>
          </div>
        )}
      </Field>
      {lock !== null && <FeatureLock text={lock} />}
      {error instanceof HttpError && error.code === 'EMAIL_NOT_VERIFIED' && <VerificationEmail />}
    </form>
  )
}

type Added = { email: string; role: GrantableRole; wasInvited: boolean }

/** Returns what happened: the person is a member now, or is invited. */
function outcome(member: Member | undefined, { email, role, wasInvited }: Added) {
  if (member) {
    const text = member.waiting ? 'addedWaiting' : (`addedText.${role}` as const)
    return { title: t('added'), description: t(text, { email }) }
  }
  return wasInvited
    ? { title: t('invitedBefore'), description: t('invitedBeforeText', { email }) }
    : { title: t('invitationMade'), description: t('invitationText', { email }) }
}
