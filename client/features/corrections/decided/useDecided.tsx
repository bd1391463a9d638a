import { BookCheck } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { useOnceTrue } from '#client/shared/hooks/useOnceTrue.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { missingOverlay } from '#client/shared/ui/feedback/MissingPart.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { decided as messages } from '#schema/messages/en/decided.ts'

import { useDecisions } from '../useDecisions.ts'

const t = translator(messages)

const DecidedDialog = onDemand(async () => (await import('./DecidedDialog.tsx')).DecidedDialog, {
  missing: missingOverlay(({ open, onClose }) => (open ? onClose : null)),
})

/** Offers the words and dismissals of the open document, with their authors. */
export function useDecided(session: EditorSession): Contribution {
  const { data } = useDecisions(session.document.id)
  const count = data?.decisions.length ?? 0
  const [open, setOpen] = useState(false)
  const needed = useOnceTrue(open)
  return useMemo((): Contribution => {
    const show = () => setOpen(true)
    return {
      belowCards: count > 0 && (
        <div className="flex justify-center px-4 pb-4">
          <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={show}>
            <BookCheck aria-hidden /> {t('count', { count })}
          </Button>
        </div>
      ),
      floating: () => (
        <Suspense>
          {needed && <DecidedDialog session={session} open={open} onClose={() => setOpen(false)} />}
        </Suspense>
      ),
      commands: [
        {
          id: 'decided',
          group: 'review',
          label: t('title'),
          icon: BookCheck,
          keywords: t('keywords'),
          run: show,
        },
      ],
    }
  }, [session, count, open, needed])
}
