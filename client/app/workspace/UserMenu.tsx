import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Avatar } from '#client/shared/ui/layout/Avatar.tsx'
import { nameOf, personColor } from '#client/shared/ui/layout/person.ts'
import { workspace } from '#schema/messages/en/workspace.ts'

import { UserMenuItems } from './UserMenuItems.tsx'

const t = translator(workspace)

/** The user's picture; pressed, it opens their menu. */
export function UserMenu() {
  const user = useCurrentUser()
  const { id, email, profileImageUrl } = user
  const name = nameOf(user)
  return (
    <UserMenuItems
      trigger={
        <button
          type="button"
          aria-label={t('userMenu')}
          className="touch-target inline-flex size-10 items-center justify-center rounded-full transition-shadow hover:ring-2 hover:ring-line aria-expanded:ring-2 aria-expanded:ring-line"
        >
          <Avatar name={name} color={personColor(id)} imageUrl={profileImageUrl} decorative />
        </button>
      }
      name={name}
      email={email}
    />
  )
}
