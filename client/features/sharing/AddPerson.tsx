import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { useMembers, type Shared } from '#client/shared/api/members.ts'
import { usePlans } from '#client/shared/api/plans.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { FeatureLock } from '#client/shared/plans/FeatureLock.tsx'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { sharing } from '#schema/messages/en/sharing.ts'
import { addMember, type AddMember } from '#schema/sharing/contract.ts'

import { useAddMember, useInvitations } from './members.ts'
import { outcomeOf } from './outcome.ts'
import { refusedByPlan, sharingLock } from './planText.ts'
import { RoleMenu } from './RoleMenu.tsx'
import { VerificationEmail } from './VerificationEmail.tsx'

const t = translator(sharing)

const NOBODY: AddMember = { email: '', role: 'editor' }

/** Adds or invites a person by email. If the plan does not allow it, shows why. */
export function AddPerson({ document }: { document: Shared }) {
  const { id: ownerId, subscriptionPlan: own } = useCurrentUser()
  const { data: invitations = [] } = useInvitations(document, ownerId)
  const { data: people = [] } = useMembers(document)
  const plans = usePlans() ?? []
  const { mutateAsync, error, reset } = useAddMember(document)
  const refusal = (failure: unknown) =>
    failure instanceof HttpError ? refusedByPlan(failure, own, plans, document.kind) : null
  const lock = sharingLock(own, plans, document.kind) ?? refusal(error)

  const form = useForm({
    schema: addMember,
    initial: NOBODY,
    submit: async wanted => {
      const isSame = ({ email }: { email: string }) => email.toLowerCase() === wanted.email.toLowerCase()
      const before = { member: people.find(isSame), wasInvited: invitations.some(isSame) }
      try {
        const members = await mutateAsync(wanted)
        toast({
          kind: 'success',
          ...outcomeOf(members.find(isSame), wanted, { before, kind: document.kind }),
        })
        form.restart('email')
        // The focused button is now disabled. The next email can be typed right away.
        form.focus('email')
      } catch (failure) {
        if (refusal(failure) === null) throw failure
      }
    },
  })
  if (lock !== null && error === null) return <FeatureLock text={lock} />
  return (
    <Form form={form} className="grid gap-3">
      <div className="grid grid-cols-1 items-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field label={t('addLabel')} {...form.field('email')}>
          {control => (
            <div className="flex min-w-0 items-center rounded-lg border border-control bg-paper focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-brand-text has-aria-invalid:border-danger">
              <Input
                {...control}
                type="email"
                autoComplete="off"
                placeholder="name@example.com"
                onChange={event => {
                  if (error) reset()
                  void control.onChange?.(event)
                }}
                className="grow border-0! bg-transparent! focus-visible:outline-none!"
              />
              <RoleMenu
                label={t('newRole')}
                value={form.values.role}
                onChange={role => form.change('role', role)}
                className="mr-1"
              />
            </div>
          )}
        </Field>
        {/* Next to the field, whose label and error are above and below it. */}
        <Button
          type="submit"
          variant="ink"
          busy={form.busy}
          disabled={form.values.email.trim() === ''}
          className="sm:mt-6.5 sm:h-10.5"
        >
          {t('add')}
        </Button>
      </div>
      {lock !== null && <FeatureLock text={lock} />}
      {error instanceof HttpError && error.code === 'EMAIL_NOT_VERIFIED' && <VerificationEmail />}
    </Form>
  )
}
