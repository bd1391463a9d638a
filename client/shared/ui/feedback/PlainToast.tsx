import { useAtomValue } from 'jotai'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { ui } from '#schema/messages/en/ui.ts'

import { currentToast, dismissToast } from './toast.ts'

const t = translator(ui)

/** The current toast while the code of the ToastRegion cannot be loaded. It stays until it is closed. */
export function PlainToast() {
  const toast = useAtomValue(currentToast)
  if (!toast?.open) return null
  const { id, title, description, action } = toast
  const act = () => {
    dismissToast(id)
    action?.run()
  }
  return (
    <div
      role="status"
      className="fixed right-4 bottom-4 z-100 grid max-w-105 gap-2 rounded-xl border bg-paper p-4 text-sm text-ink shadow-float"
    >
      <p className="font-semibold">{title}</p>
      {description && <p className="text-ink-soft">{description}</p>}
      <div className="flex gap-2">
        {action && (
          <Button size="sm" onClick={act}>
            {action.label}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => dismissToast(id)}>
          {t('close')}
        </Button>
      </div>
    </div>
  )
}
