import { useState } from 'react'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { usePlans } from '#client/shared/api/plans.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { ConfirmDialog } from '#client/shared/ui/overlay/ConfirmDialog.tsx'
import { sharing } from '#schema/messages/en/sharing.ts'
import type { InviteLink, InviteLinkChange } from '#schema/sharing/inviteLink.ts'

import { useChangeInviteLink, useInviteLink, useRevokeInviteLink } from './inviteLink.ts'
import { LinkField } from './LinkField.tsx'
import { lifeOf } from './linkLife.ts'
import { LinkTimeMenu } from './LinkTimeMenu.tsx'
import { sharingLock } from './planText.ts'
import { RoleMenu } from './RoleMenu.tsx'
import { VerificationEmail } from './VerificationEmail.tsx'

const t = translator(sharing)

/** The link by which everyone who has it joins a document. */
export function InviteLinkChoice({ document: { id } }: { document: { id: string } }) {
  return (
    <QueryState query={useInviteLink(id)} loading={<Skeleton className="h-16" />} failed={t('link.unread')}>
      {({ link }) => <Choice id={id} link={link} />}
    </QueryState>
  )
}

function Choice({ id, link }: { id: string; link: InviteLink | null }) {
  const { subscriptionPlan: own } = useCurrentUser()
  const plans = usePlans() ?? []
  const changing = useChangeInviteLink(id)
  const revoking = useRevokeInviteLink(id)
  const [isAsking, setAsking] = useState(false)

  const change = (wanted: InviteLinkChange) =>
    void attempt(changing.mutateAsync(wanted), t('link.failed'), id)
  const revoke = async () => {
    const isDone = await attempt(revoking.mutateAsync(undefined), t('link.failed'), id)
    if (isDone) toast({ title: t('link.revoked'), description: t('link.revokedText') })
  }
  // The dialog already says which plan has it.
  if (link === null && sharingLock(own, plans) !== null) return null
  const isUnverified = changing.error instanceof HttpError && changing.error.code === 'EMAIL_NOT_VERIFIED'
  return (
    <section aria-label={t('link.title')} className="grid gap-3 border-t pt-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-medium">{t('link.title')}</h3>
        {/* One button: it keeps the focus. */}
        <Button
          size="sm"
          variant={link ? 'ghost' : 'secondary'}
          busy={changing.isPending || revoking.isPending}
          onClick={() => (link ? setAsking(true) : change({}))}
        >
          {t(link ? 'link.revoke' : 'link.turnOn')}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{t(link ? `link.on.${link.role}` : 'link.off')}</p>
      {isUnverified && <VerificationEmail />}
      {link && <Open link={link} onChange={change} />}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('link.revokeTitle')}
        description={t('link.revokeText')}
        action={t('link.revoke')}
        onConfirm={() => void revoke()}
      />
    </section>
  )
}

function Open({ link, onChange }: { link: InviteLink; onChange: (change: InviteLinkChange) => void }) {
  const url = `${window.location.origin}/invite/${link.code}`
  const { text, isOver } = lifeOf(link)
  return (
    <>
      <LinkField label={t('link.label')} url={url} />
      <div className="-ml-3 flex flex-wrap items-center gap-1">
        <RoleMenu label={t('link.role')} value={link.role} onChange={role => onChange({ role })} />
        <LinkTimeMenu days={link.days} onChange={days => onChange({ days })} />
      </div>
      <p role="status" className={isOver ? 'text-sm text-warning' : 'text-sm text-ink-soft'}>
        {text}
      </p>
    </>
  )
}
