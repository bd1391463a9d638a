import { translator } from '#client/shared/messages/translator.ts'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import type { UserStatus } from '#schema/admin/users.ts'
import { admin } from '#schema/messages/en/admin.ts'

const t = translator(admin)

const KINDS = { active: 'success', unconfirmed: 'neutral', suspended: 'danger', leaving: 'warning' } as const

/** The status of a user in a pill. */
export const StatusBadge = ({ status }: { status: UserStatus }) => (
  <Badge kind={KINDS[status]}>{t(`statuses.${status}`)}</Badge>
)
