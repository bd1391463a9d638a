import type { ReactNode, RefObject } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { ui } from '#schema/messages/en/ui.ts'

import { Dialog } from './Dialog.tsx'

const t = translator(ui)

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description: ReactNode
  /** The words of the button that does it. */
  action: string
  /** Default: danger, since it cannot be undone. */
  variant?: 'danger' | 'ink'
  onConfirm: () => void
  /** Gets the focus afterwards if the element that had it before is gone. */
  focusOtherwise?: RefObject<HTMLElement | null>
}

/** Asks before something of consequence. */
export const ConfirmDialog = ({ open, onClose, action, variant = 'danger', onConfirm, ...frame }: Props) => (
  <Dialog
    {...frame}
    open={open}
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant={variant}
          onClick={() => {
            // A second click, while it fades out.
            if (!open) return
            onClose()
            onConfirm()
          }}
        >
          {action}
        </Button>
      </>
    }
  />
)
