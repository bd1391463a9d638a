import { landing } from '#schema/messages/en/landing.ts'
import { CategoryLabel } from '#site/ui/CategoryLabel.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import { PlayedSample } from './PlayedSample.tsx'
import { correctedText, samples } from './samples.ts'

const MARKS = ['spelling', 'grammar', 'punctuation', 'style', 'tone', 'clarity'] as const

/** The product at work: a sentence is typed on a sheet of paper, marked and corrected. */
export function DemoSheet() {
  const t = useTranslator(landing)
  return (
    <figure className="relative">
      <div
        aria-hidden
        className="absolute inset-0 translate-x-1.5 translate-y-2 rotate-[1.2deg] rounded-xl border bg-paper opacity-70"
      />
      <div className="relative overflow-hidden rounded-xl border bg-paper shadow-float">
        <PlayedSample />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t px-5 py-3.5 sm:px-7">
          {MARKS.map(category => (
            <CategoryLabel key={category} category={category} />
          ))}
        </div>
      </div>
      <figcaption className="sr-only">
        <p>{t('demo.caption')}</p>
        <ul>
          {samples.map(({ text, corrections }) => (
            <li key={text}>
              {t('demo.becomes', { before: text, after: correctedText({ text, corrections }) })}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}
