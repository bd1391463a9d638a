import { type Atom, useAtom } from 'jotai'
import { UserPlus, Users } from 'lucide-react'
import { Suspense, useEffect } from 'react'

import { useOnceTrue } from '#client/shared/hooks/useOnceTrue.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { missingOverlay } from '#client/shared/ui/feedback/MissingPart.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import type { RosterEntry } from '#schema/collab/roster.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { workspace } from '#schema/messages/en/workspace.ts'
import { mayManage } from '#schema/sharing/roles.ts'

import { shareDialogOpen } from './shareDialogOpen.ts'

const t = translator(workspace)

// Loaded on demand, since most visits do not need it.
const ShareDialog = onDemand(async () => (await import('./ShareDialog.tsx')).ShareDialog, {
  missing: missingOverlay(({ open, onClose }) => (open ? onClose : null)),
})

type Props = { document: DocumentSummary; roster: Atom<readonly RosterEntry[]>; onLeft: () => void }

/** Opens the dialog with the members of a document. `onLeft` runs when the reader leaves it. */
export function ShareButton({ document, roster, onLeft }: Props) {
  const [open, setOpen] = useAtom(shareDialogOpen)
  const wanted = useOnceTrue(open)
  // The next document's dialog is closed at first.
  useEffect(() => () => setOpen(false), [setOpen])
  const owner = mayManage(document.role)
  return (
    <>
      <Button size="sm" variant={owner ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        {owner ? <UserPlus aria-hidden /> : <Users aria-hidden />}
        <span className="max-sm:sr-only">{t(owner ? 'share' : 'people')}</span>
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <ShareDialog
            document={document}
            roster={roster}
            open={open}
            onClose={() => setOpen(false)}
            onLeft={onLeft}
          />
        </Suspense>
      )}
    </>
  )
}
