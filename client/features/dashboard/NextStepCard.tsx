import { Link } from 'wouter'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { dashboard } from '#schema/messages/en/dashboard.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import type { NextStep } from './nextStep.ts'

const t = translator(dashboard)

type Props = {
  step: NextStep
  /** The path of the document that was changed last; null if there is none. */
  latest: string | null
  busy: boolean
  onNew: () => void
}

/** The one thing to do next, with its button. */
export function NextStepCard({ step, latest, busy, onNew }: Props) {
  const { title, text } = textsOf(step)
  return (
    <Card
      label={t('next.title')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4"
    >
      <div className="grid gap-0.5">
        <h2 className="font-serif text-lg font-semibold">{title}</h2>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      {step.kind === 'done' ? (
        <Link to="/writing-style" className={buttonClass()}>
          {t('next.doneAction')}
        </Link>
      ) : latest === null ? (
        <Button variant="primary" busy={busy} onClick={onNew}>
          {t('next.firstAction')}
        </Button>
      ) : (
        <Link to={latest} className={buttonClass({ variant: 'primary' })}>
          {t('next.continue')}
        </Link>
      )}
    </Card>
  )
}

function textsOf(step: NextStep): { title: string; text: string } {
  switch (step.kind) {
    case 'first':
      return { title: t('next.first'), text: t('next.firstText') }
    case 'fix':
      return { title: t('next.fix'), text: t('next.fixText') }
    case 'today':
      return {
        title: step.streak > 0 ? t('next.keep', { count: step.streak }) : t('next.today'),
        text: t('next.todayText', { words: step.words, fixes: step.fixes }),
      }
    case 'achievement':
      return {
        title: t('next.achievement', { achievement: t(`achievementNames.${step.achievement}`) }),
        text: t('next.achievementText', { value: step.value, goal: step.goal }),
      }
    case 'done':
      return { title: t('next.done'), text: t('next.doneText') }
  }
}
