import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#client/shared/ui/Button.tsx'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { mayManage } from '#schema/sharing/roles.ts'

import { ShareDialog } from './ShareDialog.tsx'

/** Opens the dialog with the people of a document. */
export function ShareButton({ document }: { document: DocumentSummary }) {
  const [open, setOpen] = useState(false)
  const owner = mayManage(document.role)
  return (
    <>
      <Button size="sm" variant={owner ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        {owner ? <UserPlus aria-hidden /> : <Users aria-hidden />}
        <span className="max-sm:sr-only">{owner ? 'Share' : 'People'}</span>
      </Button>
      <ShareDialog document={document} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
