import { History } from 'lucide-react'
import { Suspense, useCallback, useMemo, useState } from 'react'

import { shortcutOf } from '#client/editor/commands/shortcutOf.ts'
import type { Contribution } from '#client/editor/features/contribution.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { useMediaQuery } from '#client/shared/hooks/useMediaQuery.ts'
import { useOnceTrue } from '#client/shared/hooks/useOnceTrue.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { missingOverlay } from '#client/shared/ui/feedback/MissingPart.tsx'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { versions as messages } from '#schema/messages/en/versions.ts'

import { HISTORY_KEY } from './keys.ts'
import { useMergeReport } from './useMergeReport.ts'

const t = translator(messages)

/** The bar has room for the button. On a phone, the toolbar has it. */
const HAS_ROOM = '(min-width: 40rem)'

const HistoryDialog = onDemand(async () => (await import('./HistoryDialog.tsx')).HistoryDialog, {
  missing: missingOverlay(({ open, onClose }) => (open ? onClose : null)),
})

/** Offers the version history of the open document. */
export function useRevisions(session: EditorSession): Contribution {
  const [open, setOpen] = useState(false)
  const hasRoom = useMediaQuery(HAS_ROOM)
  const needed = useOnceTrue(open)
  const show = useCallback(() => setOpen(true), [])
  useMergeReport(session, show)
  return useMemo((): Contribution => {
    const button = (
      <IconButton
        size="sm"
        label={t('show')}
        shortcut={shortcutOf(HISTORY_KEY)}
        aria-haspopup="dialog"
        onClick={show}
      >
        <History aria-hidden />
      </IconButton>
    )
    return {
      ...(hasRoom ? { status: button } : { viewTool: button }),
      floating: () => (
        <Suspense>
          {needed && <HistoryDialog session={session} open={open} onClose={() => setOpen(false)} />}
        </Suspense>
      ),
      commands: [
        {
          id: 'version-history',
          group: 'documents',
          label: t('show'),
          icon: History,
          key: HISTORY_KEY,
          keywords: t('keywords'),
          run: show,
        },
      ],
    }
  }, [session, open, needed, hasRoom, show])
}
