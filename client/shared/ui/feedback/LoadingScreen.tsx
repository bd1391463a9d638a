import { translator } from '#client/shared/messages/translator.ts'
import { ui } from '#schema/messages/en/ui.ts'
import { BrandMark } from '#site/ui/BrandMark.tsx'

const t = translator(ui)

/** Fills the window until the signed-in user is known. */
export function LoadingScreen() {
  return (
    <output aria-label={t('loading')} className="grid min-h-dvh place-items-center bg-desk">
      <BrandMark className="size-12 animate-breathe" />
    </output>
  )
}
