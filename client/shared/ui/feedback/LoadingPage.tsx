import { translator } from '#client/shared/messages/translator.ts'
import { ui } from '#schema/messages/en/ui.ts'

const t = translator(ui)

/** A placeholder while the code of a page is loading. */
export function LoadingPage() {
  return (
    <output className="grid min-h-[60dvh] grow place-items-center text-sm text-ink-faint">
      <span className="animate-fade-in [animation-delay:150ms]">{t('loadingPage')}</span>
    </output>
  )
}
