import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { longDay } from '#client/shared/lib/time.ts'
import { problemOf } from '#client/shared/reauthentication/reauthentication.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { FocusedHeading } from '#client/shared/ui/layout/FocusedHeading.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { DELETION_DAYS } from '#schema/account/contract.ts'

import { requestDeletion, useUserCall } from '../calls.ts'
import { useKeepAccount } from '../useKeepAccount.ts'

/** The end of the account, and the way back while there is one. */
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
    // What was pressed has gone; the focus goes to what stands in its place.
    setOpen(false)
    const next = deleteAt === null ? opener : waiting
    next.current?.focus()
  }, [deleteAt])
  if (deleteAt !== null)
    return (
      <Section title="Delete account">
        <p ref={waiting} tabIndex={-1} className="max-w-prose text-sm text-ink-soft outline-none">
          Your account will be deleted on{' '}
          <strong className="font-semibold text-ink">{longDay(deleteAt)}</strong>, with everything in it.
          Until then it works as before.
        </p>
        <KeepButton />
      </Section>
    )
  return (
    <Section
      title="Delete account"
      text={`You have ${DELETION_DAYS} days to change your mind. Then it is gone for good.`}
    >
      {open ? (
        <DeletionForm onClose={close} />
      ) : (
        <Button ref={opener} size="sm" onClick={() => setOpen(true)}>
          Delete account…
        </Button>
      )}
    </Section>
  )
}

function KeepButton() {
  const { mutate, isPending, error } = useKeepAccount()
  const problem = problemOf(error)
  return (
    <>
      <Button size="sm" variant="ink" busy={isPending} onClick={() => mutate()}>
        Keep my account
      </Button>
      {problem && <Problem>{problem}</Problem>}
    </>
  )
}

function DeletionForm({ onClose }: { onClose: () => void }) {
  const { email } = useCurrentUser()
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const { mutate, isPending, error } = useUserCall(requestDeletion)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const same = typed.trim().toLowerCase() === email.toLowerCase()
    setMissing(!same)
    if (same) mutate()
  }
  return (
    <form onSubmit={onSubmit} noValidate className="grid w-full max-w-lg gap-4 rounded-xl border p-5">
      <FocusedHeading>What goes with your account</FocusedHeading>
      <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-soft">
        <li>your documents with all their versions, also for the people you share them with</li>
        <li>your place in documents of others; what you wrote there stays</li>
        <li>your plan, what is left of your queries, and your API keys</li>
      </ul>
      <Field
        label={
          <>
            Type <span className="wrap-anywhere">{email}</span> to confirm
          </>
        }
        error={missing ? 'This is not the email of your account.' : problemOf(error)}
      >
        {control => (
          <Input
            {...control}
            name="confirmation"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={event => {
              setTyped(event.target.value)
              setMissing(false)
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" busy={isPending}>
          Delete my account
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </form>
  )
}
