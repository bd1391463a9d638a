import { Suspense } from 'react'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { useMembers } from '#client/shared/api/members.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'

const OwnerQuestion = onDemand(async () => (await import('./OwnerQuestion.tsx')).OwnerQuestion, {
  ahead: true,
})

/** Asks a member whether they want to own the document, if its owner has offered it to them. */
export function OwnerOffer({ document }: { document: DocumentSummary }) {
  const { id: me, subscriptionPlan } = useCurrentUser()
  const { data: members = [] } = useMembers(document)
  const [owner] = members
  const isOffered = members.some(({ userId, offered }) => userId === me && offered)
  return (
    owner &&
    isOffered && (
      <Suspense>
        {/* Another plan may allow it. */}
        <OwnerQuestion key={subscriptionPlan} document={document} owner={owner} />
      </Suspense>
    )
  )
}
