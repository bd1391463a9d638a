import { landing } from '#schema/messages/en/landing.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

import { DemoSheet } from './demo/DemoSheet.tsx'
import { StruckWord } from './StruckWord.tsx'

/** The headline, the call to action, and a demo of the product. */
export function Hero({ siteName }: { siteName: string }) {
  const t = useTranslator(landing)
  return (
    <section className="mx-auto grid max-w-300 items-center gap-x-12 gap-y-12 px-5 pt-12 pb-20 sm:px-8 lg:grid-cols-[minmax(0,29rem)_minmax(0,1fr)] lg:pt-24 lg:pb-28">
      <div className="grid justify-items-start gap-6">
        <h1 className="font-serif text-display font-semibold text-ink">
          {t('hero.start')} <br />
          <StruckWord>{t('hero.wrong')}</StruckWord>{' '}
          <ins className="text-brand-text no-underline">{t('hero.right')}</ins>
        </h1>
        <p className="max-w-md text-lg text-ink-soft">{t('hero.text', { site: siteName })}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <a href="/signup" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            {t('getStarted')}
          </a>
          <p className="text-sm text-ink-faint">{t('hero.free')}</p>
        </div>
      </div>
      <DemoSheet />
    </section>
  )
}
