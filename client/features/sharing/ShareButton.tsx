import { useSetAtom } from 'jotai'
import { UserPlus, Users } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { workspace } from '#schema/messages/en/workspace.ts'
import { mayManage, type Role } from '#schema/sharing/roles.ts'

import { shareDialogOpen } from './shareDialogOpen.ts'

const t = translator(workspace)

/** Opens the dialog with the members of the open document. */
export function ShareButton({ role }: { role: Role }) {
  const setOpen = useSetAtom(shareDialogOpen)
  const owner = mayManage(role)
  return (
    <Button size="sm" variant={owner ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
      {owner ? <UserPlus aria-hidden /> : <Users aria-hidden />}
      <span className="max-sm:sr-only">{t(owner ? 'share' : 'people')}</span>
    </Button>
  )
}
