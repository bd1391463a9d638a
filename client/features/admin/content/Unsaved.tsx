import { useState } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { useFocusMainAfterwards } from '#client/shared/ui/focus.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { ConfirmDialog } from '#client/shared/ui/overlay/ConfirmDialog.tsx'
import { adminContent } from '#schema/messages/en/adminContent.ts'

const t = translator(adminContent)

type Props = {
  /** Whether the device keeps the changes. */
  isOnDevice: boolean
  /** Whether they are being saved. */
  busy: boolean
  onDiscard: () => void
}

/** Says that a form has changes that are not saved, and takes them back after a question. */
export function Unsaved({ isOnDevice, busy, onDiscard }: Props) {
  const [asks, setAsks] = useState(false)
  useFocusMainAfterwards()
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
      {t(isOnDevice ? 'unsaved.text' : 'unsaved.withoutRoom')}
      <Button size="sm" busy={busy} onClick={() => setAsks(true)}>
        {t('unsaved.discard')}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('unsaved.title')}
        description={t('unsaved.question')}
        action={t('unsaved.do')}
        onConfirm={onDiscard}
      />
    </div>
  )
}
