import type { ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Avatar } from '#client/shared/ui/layout/Avatar.tsx'
import { DropdownMenu, MenuItem } from '#client/shared/ui/overlay/DropdownMenu.tsx'
import { presence } from '#schema/messages/en/presence.ts'
import { isolatedText } from '#schema/shared/direction.ts'

import type { Other } from './others.ts'

const t = translator(presence)

type Props = {
  trigger: ReactNode
  people: readonly Other[]
  /** The key of the person whom the user follows. */
  followed: string | null
  onFollow: (key: string | null) => void
}

/** The people in a document who have no room in the bar. A visitor has no cursor to follow. */
export const MorePeople = ({ trigger, people, followed, onFollow }: Props) => (
  <DropdownMenu className="max-h-80 w-60 overflow-y-auto" trigger={trigger}>
    {people.map(({ key, name, color, clientIds }) => (
      <MenuItem
        key={key}
        disabled={clientIds.length === 0}
        icon={<Avatar size="sm" name={name} color={color} decorative />}
        onSelect={() => onFollow(key === followed ? null : key)}
      >
        {clientIds.length === 0
          ? name
          : t(key === followed ? 'stopFollowing' : 'follow', { name: isolatedText(name) })}
      </MenuItem>
    ))}
  </DropdownMenu>
)
