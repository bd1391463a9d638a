import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useRef } from 'react'

import { failureText } from '#client/shared/lib/failure.ts'
import { ago } from '#client/shared/lib/time.ts'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import type { SignedInSession } from '#schema/account/contract.ts'

import { sessionsQuery, useEndSession } from './sessions.ts'

const PHONE = /Android|iOS|iPhone|Mobile/i

/** Where the user is signed in, and the way to end it there. */
export function SessionsSection() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery)
  const { mutate, isPending, variables, error: refusal } = useEndSession()
  const list = useRef<HTMLUListElement>(null)
  // The button that was pressed goes with its row.
  const end = (id: string | null) => mutate(id, { onSuccess: () => list.current?.focus() })
  const others = sessions?.some(session => !session.current)
  return (
    <Section title="Sessions" text="Where you are signed in. End any that you do not know.">
      {error && !sessions && (
        <>
          <Problem>{failureText(error)}</Problem>
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
      {!sessions && !error && <Skeleton className="h-14 w-full max-w-lg" />}
      {sessions && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label="Sessions"
          className="grid w-full divide-y rounded-lg border px-4 outline-none"
        >
          {sessions.map(session => (
            <Row
              key={session.id}
              session={session}
              busy={isPending && variables === session.id}
              onEnd={() => end(session.id)}
            />
          ))}
        </ul>
      )}
      {others && (
        <Button size="sm" busy={isPending && variables === null} onClick={() => end(null)}>
          Sign out all others
        </Button>
      )}
      {refusal && <Problem>{failureText(refusal)}</Problem>}
    </Section>
  )
}

type RowProps = { session: SignedInSession; busy: boolean; onEnd: () => void }

function Row({ session: { device, address, current, startedAt, seenAt }, busy, onEnd }: RowProps) {
  const Icon = PHONE.test(device) ? Smartphone : Monitor
  return (
    <li className="flex items-center gap-3.5 py-3">
      <Icon className="size-5 shrink-0 text-ink-faint" strokeWidth={1.5} aria-hidden />
      <div className="grid min-w-0 grow gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 text-sm font-medium">
          {device}
          {current && <Badge kind="success">This device</Badge>}
        </p>
        <p className="text-xs text-ink-faint">
          {address && `${address} · `}signed in {ago(startedAt)}
          {!current && ` · last seen ${ago(seenAt)}`}
        </p>
      </div>
      {!current && (
        <Button size="sm" busy={busy} aria-label={`Sign out ${device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  )
}
