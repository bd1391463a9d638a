import { useState } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { useFocusMainAfterwards } from '#client/shared/ui/focus.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { ConfirmDialog } from '#client/shared/ui/overlay/ConfirmDialog.tsx'
import { adminContent } from '#schema/messages/en/adminContent.ts'

const t = translator(adminContent)

/** Says that a form has changes that are not saved, and takes them back after a question. */
export function Unsaved({ onDiscard }: { onDiscard: () => void }) {
  const [asks, setAsks] = useState(false)
  useFocusMainAfterwards()
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
      {t('unsaved.text')}
      <Button size="sm" onClick={() => setAsks(true)}>
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
