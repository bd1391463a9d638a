import { useEffect, useRef, useState } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import type { UsageOfKey } from '#schema/keys/contract.ts'
import { extension } from '#schema/messages/en/extension.ts'

import type { Outcome, WordsSynced } from '../common/ownCalls.ts'
import { serverOrigin } from '../common/serverOrigin.ts'
import { change, readUsage, syncWords } from './send.ts'
import { SignIn } from './SignIn.tsx'

const t = translator(extension)

type Props = { isSignedIn: boolean; isInTab: boolean; onChange: () => Promise<void> }

/** The user's account on the server: sign-in, or the queries that are left. */
export function AccountCard({ isSignedIn, isInTab, onChange }: Props) {
  const card = useRef<HTMLElement>(null)
  const changed = async () => {
    await onChange()
    // The button that was pressed is gone.
    card.current?.focus()
  }
  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={t('account')}
      className="grid content-start justify-items-start gap-3 p-4 outline-none"
    >
      {isSignedIn ? (
        <SignedIn isInTab={isInTab} onChange={changed} />
      ) : (
        <>
          <p className="text-sm text-ink-soft">{t('signedOut')}</p>
          <SignInHere isInTab={isInTab} onChange={changed} />
        </>
      )}
    </Card>
  )
}

/** The popup closes when the browser asks for a permission, and when the user looks up a key. A tab stays. */
function SignInHere({ isInTab, onChange }: Omit<Props, 'isSignedIn'>) {
  if (isInTab) return <SignIn onDone={onChange} />
  return <Button onClick={() => void change({ kind: 'signIn' })}>{t('signIn')}</Button>
}

function SignedIn({ isInTab, onChange }: Omit<Props, 'isSignedIn'>) {
  const [usage, setUsage] = useState<Outcome<UsageOfKey> | null>(null)
  const [synced, setSynced] = useState<WordsSynced>('done')
  const read = () => {
    void readUsage().then(setUsage)
    void syncWords().then(setSynced)
  }
  useEffect(read, [])
  const signedIn = async () => {
    read()
    await onChange()
  }
  const signOut = async () => {
    await change({ kind: 'signOut' })
    await onChange()
  }
  return (
    <>
      <p className="text-sm text-ink-soft">{t('signedIn', { host: new URL(serverOrigin()).host })}</p>
      <Usage usage={usage} onAgain={read} />
      {usage?.kind === 'done' && synced === 'refused' && <Problem>{t('noDictionary')}</Problem>}
      {usage?.kind === 'refused' && <SignInHere isInTab={isInTab} onChange={signedIn} />}
      <Button size="sm" variant="ghost" onClick={() => void signOut()}>
        {t('signOut')}
      </Button>
    </>
  )
}

function Usage({ usage, onAgain }: { usage: Outcome<UsageOfKey> | null; onAgain: () => void }) {
  switch (usage?.kind) {
    case undefined:
      return <Skeleton className="h-10 w-full" />
    case 'refused':
      return <Problem>{t('refused')}</Problem>
    case 'failed':
      return <Problem>{usage.message}</Problem>
    case 'unreachable':
      return (
        <>
          <Problem>{t('unreachable')}</Problem>
          <Button size="sm" onClick={onAgain}>
            {t('again')}
          </Button>
        </>
      )
    case 'done':
      return <Quota {...usage.value} />
  }
}

function Quota({ used, limit, bonusRemaining, resetsAt }: UsageOfKey) {
  if (limit < 0) return <p className="text-sm font-medium">{t('unlimited')}</p>
  return (
    <div className="grid w-full gap-1.5">
      <p className="text-sm font-medium">{t('quota', { used, limit })}</p>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunk">
        <div
          className="h-full rounded-full bg-brand-fill"
          style={{ width: `${limit === 0 ? 100 : Math.min(100, (used / limit) * 100)}%` }}
        />
      </div>
      <p className="text-xs text-ink-faint">
        {t('resets', { day: dayOf(resetsAt) })}
        {bonusRemaining > 0 && ` ${t('bonus', { count: bonusRemaining })}`}
      </p>
    </div>
  )
}

/** Returns a day as "August 14". Allowances reset at midnight in UTC. */
const dayOf = (time: string): string =>
  new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(time))
