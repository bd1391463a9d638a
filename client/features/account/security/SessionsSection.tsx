import { useInfiniteQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useRef } from 'react'

import { failureText } from '#client/shared/lib/failure.ts'
import { ago } from '#client/shared/lib/time.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { Timed } from '#client/shared/ui/layout/Timed.tsx'
import type { SignedInSession } from '#schema/account/contract.ts'
import { account } from '#schema/messages/en/account.ts'
import { ui } from '#schema/messages/en/ui.ts'

import { sessionsQuery, useEndSession } from './sessions.ts'

const t = translator(account)
const common = translator(ui)

const PHONE = /Android|iOS|iPhone|Mobile/i

/** Lists the user's sessions and ends them. */
export function SessionsSection() {
  const query = useInfiniteQuery(sessionsQuery)
  const { mutate, isPending, variables, error: refusal } = useEndSession()
  const list = useRef<HTMLUListElement>(null)
  // The pressed button disappears with its row.
  const end = (id: string | null) => mutate(id, { onSuccess: () => list.current?.focus() })
  // So does that of the last page.
  const more = async () => {
    const { hasNextPage } = await query.fetchNextPage()
    if (!hasNextPage) list.current?.focus({ preventScroll: true })
  }
  const others = query.data?.some(session => !session.current)
  return (
    <Section title={t('sessions.title')} text={t('sessions.text')}>
      <QueryState query={query} loading={<Skeleton className="h-14 w-full max-w-lg" />}>
        {sessions => (
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={t('sessions.title')}
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
      </QueryState>
      {query.isFetchNextPageError && <Problem>{t('sessions.moreFailed')}</Problem>}
      {query.hasNextPage && (
        <Button size="sm" busy={query.isFetchingNextPage} onClick={() => void more()}>
          {query.isFetchNextPageError ? common('tryAgain') : t('sessions.more')}
        </Button>
      )}
      {others && (
        <Button size="sm" busy={isPending && variables === null} onClick={() => end(null)}>
          {t('sessions.signOutOthers')}
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
          {current && <Badge kind="success">{t('sessions.thisDevice')}</Badge>}
        </p>
        <p className="text-xs text-ink-faint">
          <Timed
            text={() =>
              [
                address,
                t('sessions.signedIn', { ago: ago(startedAt) }),
                !current && t('sessions.lastSeen', { ago: ago(seenAt) }),
              ]
                .filter(Boolean)
                .join(' · ')
            }
          />
        </p>
      </div>
      {!current && (
        <Button size="sm" busy={busy} aria-label={t('sessions.signOutDevice', { device })} onClick={onEnd}>
          {t('sessions.signOut')}
        </Button>
      )}
    </li>
  )
}
