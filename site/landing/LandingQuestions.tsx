import { landing } from '#schema/messages/en/landing.ts'
import { Answers } from '#site/ui/Answers.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import type { LandingContent } from './parseLanding.ts'

/** Questions with their answers. */
export function LandingQuestions({ questions }: Pick<LandingContent, 'questions'>) {
  const t = useTranslator(landing)
  return (
    <section aria-labelledby="questions" className="below-fold border-t">
      <div className="mx-auto max-w-200 px-5 py-20 sm:px-8 sm:py-28">
        <h2 id="questions" className="font-serif text-title font-semibold text-balance">
          {t('questions')}
        </h2>
        <Answers questions={questions} className="mt-6" />
      </div>
    </section>
  )
}
