import { translator } from '#client/shared/messages/translator.ts'
import { BrandMark } from '#client/shared/ui/layout/BrandMark.tsx'
import { ui } from '#schema/messages/en/ui.ts'

const t = translator(ui)

/** Fills the window until the signed-in user is known. */
export function LoadingScreen() {
  return (
    <output aria-label={t('loading')} className="grid min-h-dvh place-items-center bg-desk">
      <BrandMark className="size-12 animate-breathe" />
    </output>
  )
}
