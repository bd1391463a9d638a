import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Avatar } from '#client/shared/ui/layout/Avatar.tsx'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { sharing } from '#schema/messages/en/sharing.ts'
import { isolatedText } from '#schema/shared/direction.ts'
import type { Member } from '#schema/sharing/contract.ts'
import { grantableRole, mayManage, type GrantableRole, type Role } from '#schema/sharing/roles.ts'
import type { User } from '#schema/users/user.ts'

import { RoleMenu } from './RoleMenu.tsx'

const t = translator(sharing)

type Props = {
  member: Member
  color: string
  /** The signed-in user, and their role in the document. */
  user: User
  ownRole: Role
  onRole: (role: GrantableRole) => void
  onRemove: () => void
  onOwner?: (() => void) | undefined
  /** Takes back the offer of the document. */
  onWithdraw: () => void
}

/** A member of a document, with the changes that the user may make. */
export function MemberRow({ member, color, user, ownRole, onRole, onRemove, onOwner, onWithdraw }: Props) {
  const name = `${member.firstName} ${member.lastName}`.trim()
  const own = member.userId === user.id
  const granted = grantableRole.safeParse(member.role)
  return (
    <li className="flex items-center gap-3 py-2">
      <Avatar name={name} color={color} imageUrl={own ? user.profileImageUrl : null} decorative />
      <span className="grid min-w-0 grow">
        <span className="wrap-anywhere text-sm font-medium">
          <bdi>{name}</bdi>
          {own && <span className="font-normal text-ink-faint"> {t('you')}</span>}
        </span>
        <span className="wrap-anywhere text-xs text-ink-faint">{member.email}</span>
        {member.waiting && <span className="text-xs text-ink-soft">{t('waiting')}</span>}
        {member.offered && <span className="text-xs text-ink-soft">{t('owner.asked')}</span>}
      </span>
      {mayManage(ownRole) && !own && granted.success ? (
        <RoleMenu
          label={t('roleOf', { name: isolatedText(name) })}
          value={granted.data}
          onChange={onRole}
          onRemove={onRemove}
          onOwner={member.waiting || member.offered ? undefined : onOwner}
          onWithdraw={member.offered ? onWithdraw : undefined}
        />
      ) : (
        <Badge>{t(`roles.${member.role}`)}</Badge>
      )}
      {own && !mayManage(ownRole) && (
        <Button size="sm" onClick={onRemove}>
          {t('leave')}
        </Button>
      )}
    </li>
  )
}
