import { useState } from 'react'

import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { ConfirmDialog } from '#client/shared/ui/overlay/ConfirmDialog.tsx'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { sharing } from '#schema/messages/en/sharing.ts'
import { isolatedText } from '#schema/shared/direction.ts'
import type { Member } from '#schema/sharing/contract.ts'

import { useOffer } from './ownership.ts'

const t = translator(sharing)

type Props = { document: DocumentSummary; member: Member | null; onClose: () => void }

/** Asks whether a member should be asked to own the document. */
export function NewOwner({ document, member, onClose }: Props) {
  const { mutateAsync: offer } = useOffer(document)
  // It stays while the dialog fades out.
  const [last, setLast] = useState(member)
  if (member && member !== last) setLast(member)
  if (!last) return null
  const { userId, firstName, lastName } = last
  return (
    <ConfirmDialog
      open={member !== null}
      onClose={onClose}
      title={t('owner.title', { name: isolatedText(`${firstName} ${lastName}`.trim()) })}
      description={t('owner.text', { title: isolatedText(document.title) })}
      action={t('owner.offer')}
      // An offer can be taken back.
      variant="ink"
      onConfirm={() => void attempt(offer(userId), t('changeFailed'), userId)}
    />
  )
}
