import type { EditorSession } from '#client/editor/session.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { revisions as messages } from '#schema/messages/en/revisions.ts'
import type { Revision } from '#schema/revisions/contract.ts'
import { isolatedText } from '#schema/shared/direction.ts'

import { momentText } from './moments.ts'
import { useRestore } from './restore.ts'

const t = translator(messages)

type Props = {
  session: EditorSession
  revision: Revision
  open: boolean
  onClose: () => void
  onRestored: () => void
}

/** Says what a restore does, and does it. */
export function RestoreDialog({ session, revision, open, onClose, onRestored }: Props) {
  const { restore, isPending, error, reset } = useRestore(session.document.id)
  const close = () => {
    reset()
    onClose()
  }
  const run = () =>
    restore(revision.id).then(
      () => {
        onClose()
        onRestored()
      },
      // The dialog shows the error.
      () => undefined,
    )
  return (
    <Dialog
      open={open}
      onClose={close}
      title={
        revision.name === null ? t('restoreTitle') : t('restoreNamed', { name: isolatedText(revision.name) })
      }
      description={t('restoreText', { date: momentText(revision) })}
      actions={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button variant="ink" busy={isPending} onClick={() => void run()}>
            {t('restore')}
          </Button>
        </>
      }
    >
      {error && <Problem>{failureText(error)}</Problem>}
    </Dialog>
  )
}
