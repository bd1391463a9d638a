import { Mail } from 'lucide-react'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import type { Shared } from '#client/shared/api/members.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { sharing } from '#schema/messages/en/sharing.ts'
import type { Invitation } from '#schema/sharing/contract.ts'

import { useChangeInvitation, useInvitations, useWithdrawInvitation } from './members.ts'
import { RoleMenu } from './RoleMenu.tsx'

const t = translator(sharing)

/** The rest of the dialog stays in view. That of a snippet has more parts. */
const ROOM: Record<DocumentKind, string> = {
  document: 'max-h-[50dvh]',
  snippet: 'max-h-[clamp(14rem,100dvh-31rem,50dvh)]',
}

/** The people whom the owner has invited and who have no account yet. Draws nothing without any. */
export function Invitations({ document }: { document: Shared }) {
  const { id: ownerId } = useCurrentUser()
  return (
    <QueryState query={useInvitations(document, ownerId)} loading={null} failed={t('invitationsFailed')}>
      {invitations =>
        invitations.length > 0 && <InvitationList document={document} invitations={invitations} />
      }
    </QueryState>
  )
}

type ListProps = { document: Shared; invitations: readonly Invitation[] }

function InvitationList({ document, invitations }: ListProps) {
  const { mutateAsync: change } = useChangeInvitation(document)
  const { mutateAsync: withdraw } = useWithdrawInvitation(document)

  const withdrawing = async (id: string, email: string) => {
    const done = await attempt(withdraw(id), t('changeFailed'), id)
    if (done) toast({ title: t('withdrawn'), description: email })
  }
  return (
    <section aria-label={t('invited')} className="grid gap-1">
      <h3 className="text-xs font-medium text-ink-faint">{t('invited')}</h3>
      <ul className={cn('-mx-1 divide-y overflow-y-auto px-1', ROOM[document.kind])}>
        {invitations.map(({ id, email, role }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full bg-sunk text-ink-faint"
            >
              <Mail className="size-4" />
            </span>
            <span className="grid min-w-0 grow">
              <span className="wrap-anywhere text-sm">{email}</span>
              <span className="text-xs text-ink-soft">{t('invitedText')}</span>
            </span>
            <RoleMenu
              label={t('roleOf', { name: email })}
              value={role}
              onChange={chosen =>
                void attempt(change({ invitationId: id, role: chosen }), t('changeFailed'), id)
              }
              onRemove={() => void withdrawing(id, email)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
