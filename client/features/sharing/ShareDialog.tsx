import { type Atom, useAtomValue } from 'jotai'
import { useState } from 'react'

import { colorsIn } from '#client/editor/presence/others.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { useMembers } from '#client/shared/api/members.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { VISITOR_COLOR } from '#client/shared/ui/layout/person.ts'
import { ConfirmDialog } from '#client/shared/ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import type { RosterEntry } from '#schema/collab/roster.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { sharing } from '#schema/messages/en/sharing.ts'
import { isolatedText } from '#schema/shared/direction.ts'
import type { Member } from '#schema/sharing/contract.ts'
import { grantableRole, mayManage } from '#schema/sharing/roles.ts'

import { AddPerson } from './AddPerson.tsx'
import { Invitations } from './Invitations.tsx'
import { InviteLinkChoice } from './InviteLinkChoice.tsx'
import { MemberRow } from './MemberRow.tsx'
import { useAddMember, useChangeMember, useRemoveMember } from './members.ts'
import { NewOwner } from './NewOwner.tsx'
import { useDecline } from './ownership.ts'
import { RemovedMember } from './RemovedMember.tsx'
import { VisibilityChoice } from './VisibilityChoice.tsx'

const t = translator(sharing)

type Props = {
  document: DocumentSummary
  /** The people in the document, whose colors are the same here. */
  roster: Atom<readonly RosterEntry[]>
  open: boolean
  onClose: () => void
  /** Called when the user leaves the document. */
  onLeft: () => void
}

/** The members of a document. The owner adds, changes and removes members; others may leave. */
export function ShareDialog({ document, roster, open, onClose, onLeft }: Props) {
  const owner = mayManage(document.role)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={owner ? t(`shareTitle.${document.kind}`) : t(`peopleTitle.${document.kind}`)}
      description={t(owner ? 'live' : 'ownerOnly')}
    >
      {owner && <AddPerson document={document} />}
      <People document={document} roster={roster} onLeft={onLeft} />
      {owner && <Invitations document={document} />}
      {owner &&
        (document.kind === 'snippet' ? (
          <VisibilityChoice snippet={document} />
        ) : (
          <InviteLinkChoice document={document} />
        ))}
    </Dialog>
  )
}

type PeopleProps = Pick<Props, 'document' | 'roster' | 'onLeft'>

const People = (props: PeopleProps) => (
  <QueryState
    query={useMembers(props.document)}
    loading={<Skeleton className="h-12" />}
    failed={t('peopleFailed')}
  >
    {members => <PeopleList {...props} members={members} />}
  </QueryState>
)

function PeopleList({ document, roster, onLeft, members }: PeopleProps & { members: readonly Member[] }) {
  const user = useCurrentUser()
  const present = useAtomValue(roster)
  const { mutateAsync: change } = useChangeMember(document)
  const { mutateAsync: remove } = useRemoveMember(document)
  const { mutateAsync: add } = useAddMember(document)
  const { mutateAsync: decline } = useDecline(document)

  const [removed, setRemoved] = useState<Member | null>(null)
  const [heir, setHeir] = useState<Member | null>(null)
  const [isLeaving, setLeaving] = useState(false)

  const removing = async (member: Member) => {
    if (await attempt(remove(member.userId), t('changeFailed'), member.userId)) setRemoved(member)
  }
  const leaving = async () => {
    if (!(await attempt(remove(user.id), t('changeFailed'), user.id))) return
    onLeft()
    toast({ title: t(`left.${document.kind}`), description: document.title })
  }
  const takeBack = async ({ userId, email, role }: Member) => {
    const done = await attempt(add({ email, role: grantableRole.parse(role) }), t('changeFailed'), userId)
    if (done) setRemoved(null)
  }

  const colors = colorsIn(
    present,
    members.map(({ userId }) => userId),
  )
  return (
    <>
      <ul aria-label={t('people')} className="-mx-1 -my-2 max-h-[45dvh] divide-y overflow-y-auto px-1">
        {members.map(member => (
          <MemberRow
            key={member.userId}
            member={member}
            color={colors.get(member.userId) ?? VISITOR_COLOR}
            user={user}
            ownRole={document.role}
            onRole={role =>
              void attempt(change({ userId: member.userId, role }), t('changeFailed'), member.userId)
            }
            onRemove={() => (member.userId === user.id ? setLeaving(true) : void removing(member))}
            onWithdraw={() => void attempt(decline(), t('changeFailed'), member.userId)}
            onOwner={document.kind === 'document' ? () => setHeir(member) : undefined}
          />
        ))}
      </ul>
      <NewOwner document={document} member={heir} onClose={() => setHeir(null)} />
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title={t(`leaveTitle.${document.kind}`)}
        description={t('leaveText', { title: isolatedText(document.title) })}
        action={t('leave')}
        onConfirm={() => void leaving()}
      />
      <RemovedMember member={removed} onUndo={() => removed && void takeBack(removed)} />
    </>
  )
}
