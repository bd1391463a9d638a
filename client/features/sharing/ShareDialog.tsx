import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import type { Member } from '#schema/sharing/contract.ts'
import { mayManage } from '#schema/sharing/roles.ts'

import { AddPerson } from './AddPerson.tsx'
import { MemberRow } from './MemberRow.tsx'
import { useAddMember, useMembers, useRemoveMember } from './members.ts'

type Props = {
  document: DocumentSummary
  open: boolean
  onClose: () => void
  /** The reader took himself out of the document. */
  onLeft: () => void
}

/** Who is in a document: the owner adds people, changes what they may do and takes them out; others may leave. */
export function ShareDialog({ document, open, onClose, onLeft }: Props) {
  const owner = mayManage(document.role)
  return (
    <Dialog
      open={open}
      onOpenChange={shown => {
        if (!shown) onClose()
      }}
      title={owner ? 'Share this document' : 'People in this document'}
      description={
        owner
          ? 'People who edit see each other’s words as they are written.'
          : 'Only the owner can add people.'
      }
    >
      {owner && <AddPerson documentId={document.id} />}
      <People document={document} onLeft={onLeft} />
    </Dialog>
  )
}

function People({ document, onLeft }: { document: DocumentSummary; onLeft: () => void }) {
  const user = useCurrentUser()
  const { data: members } = useMembers(document.id)
  const { mutateAsync: change } = useAddMember(document.id)
  const { mutateAsync: remove } = useRemoveMember(document.id)

  const removing = async (member: Member) => {
    const removed = await attempt(remove(member.userId), 'Nothing was changed')
    if (!removed || member.userId !== user.id) return
    onLeft()
    toast({ title: 'You left the document', description: document.title })
  }

  if (!members) return <Skeleton className="h-12" />
  return (
    <ul aria-label="People" className="-mx-1 -my-2 max-h-[45dvh] divide-y overflow-y-auto px-1">
      {members.map(member => (
        <MemberRow
          key={member.userId}
          member={member}
          user={user}
          ownRole={document.role}
          onRole={role => void attempt(change({ email: member.email, role }), 'Nothing was changed')}
          onRemove={() => void removing(member)}
        />
      ))}
    </ul>
  )
}
