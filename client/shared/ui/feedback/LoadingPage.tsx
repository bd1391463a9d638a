import { translator } from '#client/shared/messages/translator.ts'
import { ui } from '#schema/messages/en/ui.ts'

const t = translator(ui)

/** Stands in for a page whose code is on its way. */
export function LoadingPage() {
  return (
    <output className="grid min-h-[60dvh] place-items-center text-sm text-ink-faint">
      <span className="animate-fade-in [animation-delay:150ms]">{t('loadingPage')}</span>
    </output>
  )
}
