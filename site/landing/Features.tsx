import { landing } from '#schema/messages/en/landing.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

import {
  DecisionScene,
  ImproveScene,
  MarksScene,
  SavedScene,
  SelfHostedScene,
  TogetherScene,
} from './scenes.tsx'

const FEATURES = [
  {
    key: 'marks',
    scene: <MarksScene />,
  },
  {
    key: 'decision',
    scene: <DecisionScene />,
  },
  {
    key: 'together',
    scene: <TogetherScene />,
  },
  {
    key: 'improve',
    scene: <ImproveScene />,
  },
  {
    key: 'saved',
    scene: <SavedScene />,
  },
  {
    key: 'selfHosted',
    scene: <SelfHostedScene />,
  },
] as const

/** The features, each with a small piece of the product. */
export function Features() {
  const t = useTranslator(landing)
  return (
    <section aria-labelledby="features" className="below-fold mx-auto max-w-300 px-5 py-20 sm:px-8 sm:py-28">
      <h2 id="features" className="font-serif text-title font-semibold text-balance">
        {t('features.title')}
      </h2>
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ key, scene }) => (
          <li key={key}>
            <div
              aria-hidden
              className="grid h-44 content-center overflow-hidden rounded-xl border bg-paper px-6 shadow-sheet select-none"
            >
              {scene}
            </div>
            <h3 className="mt-5 text-base font-semibold">{t(`features.${key}.title`)}</h3>
            <p className="mt-1 text-sm leading-relaxed text-ink-soft">{t(`features.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
