import { Check } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import { ui } from '#schema/messages/en/ui.ts'

const t = translator(ui)

type Props = { saving: boolean; saved: boolean }

/** A quiet mark that a change is being saved or has been saved. */
export function SaveMark({ saving, saved }: Props) {
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm text-ink-faint">
      {saving && t('saving')}
      {!saving && saved && (
        <span className="inline-flex animate-fade-in items-center gap-1.5">
          <Check className="size-4 text-success" aria-hidden /> {t('saved')}
        </span>
      )}
    </p>
  )
}
