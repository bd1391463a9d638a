import { Suspense } from 'react'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'

// Few accounts are about to be deleted, and most addresses are confirmed.
const DeletionBanner = onDemand(async () => (await import('./DeletionBanner.tsx')).DeletionBanner)
const EmailBanner = onDemand(async () => (await import('./EmailBanner.tsx')).EmailBanner, { ahead: true })

/** Banners about the account, above everything else. */
export function AccountBanners() {
  const { deleteAt, emailVerified } = useCurrentUser()
  return (
    <Suspense>
      {deleteAt !== null && <DeletionBanner deleteAt={deleteAt} />}
      {!emailVerified && deleteAt === null && <EmailBanner />}
    </Suspense>
  )
}
