import { translator } from '#client/shared/messages/translator.ts'
import { auth } from '#schema/messages/en/auth.ts'

import { SampleSheet } from './SampleSheet.tsx'

const t = translator(auth)

/** Shown next to the forms for people who already have an account. */
export function Aside() {
  return (
    <div className="grid w-full max-w-md gap-8">
      <SampleSheet />
      <p className="text-ink-soft">{t('frame.sample')}</p>
    </div>
  )
}
