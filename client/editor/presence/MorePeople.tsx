import type { ReactNode } from 'react'

import { Avatar } from '#client/shared/ui/layout/Avatar.tsx'
import { DropdownMenu, MenuItem } from '#client/shared/ui/overlay/DropdownMenu.tsx'

import type { Other } from './others.ts'

type Props = { trigger: ReactNode; people: readonly Other[]; onFollow: (key: string) => void }

/** The people in a document who have no room in the bar. */
export const MorePeople = ({ trigger, people, onFollow }: Props) => (
  <DropdownMenu className="max-h-80 w-60 overflow-y-auto" trigger={trigger}>
    {people.map(({ key, name, color, clientIds }) => (
      <MenuItem
        key={key}
        disabled={clientIds.length === 0}
        icon={<Avatar size="sm" name={name} color={color} decorative />}
        onSelect={() => onFollow(key)}
      >
        {name}
      </MenuItem>
    ))}
  </DropdownMenu>
)
