import { ChevronDown, Eye, Pencil, UserMinus } from 'lucide-react'

import type { ReactNode } from 'react'

import { Button } from '#client/shared/ui/form/Button.tsx'
import { DropdownMenu, MenuChoice, MenuItem, MenuSeparator } from '#client/shared/ui/overlay/DropdownMenu.tsx'
import type { GrantableRole, Role } from '#schema/sharing/roles.ts'

/** The roles as people read them. */
export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  editor: 'Can edit',
  suggester: 'Can suggest',
  commenter: 'Can comment',
  viewer: 'Can view',
}

const OPTIONS: readonly { value: GrantableRole; label: string; icon: ReactNode }[] = [
  { value: 'editor', label: roleNames.editor, icon: <Pencil aria-hidden /> },
  { value: 'viewer', label: roleNames.viewer, icon: <Eye aria-hidden /> },
]

type Props = {
  /** Whose role it is: "Role of Ada Lovelace". */
  label: string
  value: GrantableRole
  onChange: (role: GrantableRole) => void
  onRemove?: () => void
  disabled?: boolean
  className?: string
}

/** Chooses what somebody may do in a document. */
export function RoleMenu({ label, value, onChange, onRemove, disabled = false, className }: Props) {
  return (
    <DropdownMenu
      trigger={
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${label}: ${roleNames[value]}`}
          disabled={disabled}
          className={className}
        >
          {roleNames[value]} <ChevronDown aria-hidden />
        </Button>
      }
    >
      <MenuChoice label={label} value={value} onChange={onChange} options={OPTIONS} />
      {onRemove && (
        <>
          <MenuSeparator />
          <MenuItem icon={<UserMinus aria-hidden />} danger onSelect={onRemove}>
            Remove
          </MenuItem>
        </>
      )}
    </DropdownMenu>
  )
}
