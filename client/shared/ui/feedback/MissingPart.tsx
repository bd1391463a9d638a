import { useLayoutEffect, useRef, type ComponentType } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { parts } from '#schema/messages/en/parts.ts'
import { ui } from '#schema/messages/en/ui.ts'

const t = translator(ui)
const tParts = translator(parts)

/** Loads the code of a missing part again. */
export type Retry = { onRetry: () => void; isRetrying: boolean }

/** In place of a part whose code cannot be loaded. */
export function MissingPart({ onRetry, isRetrying, onClose }: Retry & { onClose?: () => void }) {
  return (
    <div
      role="alert"
      className="mx-auto grid w-full max-w-sm justify-items-start gap-2 p-4 text-sm text-ink-soft"
    >
      <p>
        {tParts('partMissing')}. {t('partMissingHint')}
      </p>
      <div className="flex gap-2">
        <Button size="sm" busy={isRetrying} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
        {onClose && (
          <Button size="sm" variant="ghost" onClick={onClose}>
            {t('close')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** In place of a dialog or a menu whose code cannot be loaded. It needs no further code. */
export function MissingDialog({ onClose, ...retry }: Retry & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isLeft = useRef(false)
  useLayoutEffect(() => {
    const shown = dialog.current
    isLeft.current = false
    shown?.showModal()
    return () => {
      // Closing returns the focus to the button that asked for the part. Its event comes later.
      isLeft.current = true
      shown?.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={tParts('partMissing')}
      onClose={() => {
        if (!isLeft.current) onClose()
      }}
      className="m-auto w-full max-w-sm rounded-xl border bg-paper p-2 text-ink shadow-float"
    >
      <MissingPart {...retry} onClose={onClose} />
    </dialog>
  )
}

/**
 * Returns the component to show in place of an overlay that its owner opens and closes. `closeOf`
 * returns null for a closed one.
 */
export const missingOverlay = <P extends object>(
  closeOf: (props: P) => (() => void) | null,
): ComponentType<P & Retry> =>
  function MissingOverlay(props) {
    const onClose = closeOf(props)
    return (
      onClose && <MissingDialog onClose={onClose} onRetry={props.onRetry} isRetrying={props.isRetrying} />
    )
  }
