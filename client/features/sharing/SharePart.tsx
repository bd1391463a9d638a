import { useAtom } from 'jotai'
import { Suspense, useEffect, type ComponentProps } from 'react'

import { useOnceTrue } from '#client/shared/hooks/useOnceTrue.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { missingOverlay } from '#client/shared/ui/feedback/MissingPart.tsx'

import { shareDialogOpen } from './shareDialogOpen.ts'

// Loaded on demand, since most visits do not need it.
const ShareDialog = onDemand(async () => (await import('./ShareDialog.tsx')).ShareDialog, {
  missing: missingOverlay(({ open, onClose }) => (open ? onClose : null)),
})

type Props = Omit<ComponentProps<typeof ShareDialog>, 'open' | 'onClose'>

/**
 * The dialog with the members of a document, while it is wanted. It stays open while the document is
 * opened again for another role.
 */
export function SharePart(props: Props) {
  const [open, setOpen] = useAtom(shareDialogOpen)
  const wanted = useOnceTrue(open)
  // The next document's dialog is closed at first.
  useEffect(() => () => setOpen(false), [setOpen])
  return (
    wanted && (
      <Suspense fallback={null}>
        <ShareDialog {...props} open={open} onClose={() => setOpen(false)} />
      </Suspense>
    )
  )
}
