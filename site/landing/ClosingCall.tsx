import { landing } from '#schema/messages/en/landing.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

import { Pencil } from './Pencil.tsx'

/** The call to action at the end of the page. */
export function ClosingCall() {
  const t = useTranslator(landing)
  return (
    <section className="below-fold mx-auto grid max-w-300 justify-items-center gap-6 overflow-hidden px-5 py-20 text-center sm:px-8 sm:py-28">
      <Pencil className="mb-4 w-full max-w-130" />
      <h2 className="max-w-xl font-serif text-title font-semibold text-balance">{t('closing')}</h2>
      <a href="/signup" className={buttonClass({ variant: 'primary', size: 'lg' })}>
        {t('getStarted')}
      </a>
    </section>
  )
}
