import { buttonClass } from '#client/shared/ui/form/buttonClass.ts'

import { DemoSheet } from './demo/DemoSheet.tsx'
import { StruckWord } from './StruckWord.tsx'

/** The headline, the one thing to do, and the product at work beside them. */
export function Hero({ siteName }: { siteName: string }) {
  return (
    <section className="mx-auto grid max-w-300 items-center gap-x-12 gap-y-12 px-5 pt-12 pb-20 sm:px-8 lg:grid-cols-[minmax(0,29rem)_minmax(0,1fr)] lg:pt-24 lg:pb-28">
      <div className="grid justify-items-start gap-6">
        <h1 className="font-serif text-display font-semibold text-ink">
          Say what you <br />
          <StruckWord>ment</StruckWord> <ins className="text-brand-text no-underline">mean.</ins>
        </h1>
        <p className="max-w-md text-lg text-ink-soft">
          {siteName} marks spelling, grammar and style as you type, in your own browser, and keeps everyone in
          the document on the same page.
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <a href="/signup" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            Get Started
          </a>
          <p className="text-sm text-ink-faint">Free to start. No card needed.</p>
        </div>
      </div>
      <DemoSheet />
    </section>
  )
}
