import {
  ChevronDown,
  Eye,
  MessageSquare,
  Pencil,
  PencilLine,
  UserCheck,
  UserMinus,
  UserX,
} from 'lucide-react'
import type { ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { DropdownMenu, MenuChoice, MenuItem, MenuSeparator } from '#client/shared/ui/overlay/DropdownMenu.tsx'
import { sharing } from '#schema/messages/en/sharing.ts'
import type { GrantableRole } from '#schema/sharing/roles.ts'

const t = translator(sharing)

const OPTIONS: readonly { value: GrantableRole; label: string; icon: ReactNode }[] = [
  { value: 'editor', label: t('roles.editor'), icon: <Pencil aria-hidden /> },
  { value: 'suggester', label: t('roles.suggester'), icon: <PencilLine aria-hidden /> },
  { value: 'commenter', label: t('roles.commenter'), icon: <MessageSquare aria-hidden /> },
  { value: 'viewer', label: t('roles.viewer'), icon: <Eye aria-hidden /> },
]

type Props = {
  /** The accessible name, such as "Role of Ada Lovelace". */
  label: string
  value: GrantableRole
  onChange: (role: GrantableRole) => void
  onRemove?: () => void
  /** Makes the person the owner. */
  onOwner?: (() => void) | undefined
  /** Takes back the question whether they become the owner. */
  onWithdraw?: (() => void) | undefined
  disabled?: boolean
  className?: string
}

/** Chooses a member's role in a document. */
export function RoleMenu({
  label,
  value,
  onChange,
  onRemove,
  onOwner,
  onWithdraw,
  disabled = false,
  className,
}: Props) {
  return (
    <DropdownMenu
      trigger={
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('roleButton', { label, role: t(`roles.${value}`) })}
          disabled={disabled}
          className={className}
        >
          {t(`roles.${value}`)} <ChevronDown aria-hidden />
        </Button>
      }
    >
      <MenuChoice label={label} value={value} onChange={onChange} options={OPTIONS} closes />
      {onRemove && (
        <>
          <MenuSeparator />
          {onOwner && (
            <MenuItem icon={<UserCheck aria-hidden />} onSelect={onOwner}>
              {t('makeOwner')}
            </MenuItem>
          )}
          {onWithdraw && (
            <MenuItem icon={<UserX aria-hidden />} onSelect={onWithdraw}>
              {t('owner.withdraw')}
            </MenuItem>
          )}
          <MenuItem icon={<UserMinus aria-hidden />} danger onSelect={onRemove}>
            {t('remove')}
          </MenuItem>
        </>
      )}
    </DropdownMenu>
  )
}
