import { useId } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { voice } from '#schema/messages/en/voice.ts'

import type { Question } from './state.ts'

const t = translator(voice)

type Props = {
  question: Question
  /** The remaining queries of this month; null if they are unlimited or not known. */
  left: number | null
  onAnswer: (isYes: boolean) => void
}

/** Asks before a command that uses a query, and says so first. */
export function QuestionBox({ question, left, onAnswer }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2.5 rounded-lg bg-sunk p-3 text-sm">
      <div role="alert" className="grid gap-1">
        <h3 id={id} className="font-medium">
          {t('question.title', { command: question.command })}
        </h3>
        <p className="text-ink-soft">
          {t('question.cost')} {left !== null && t('question.left', { left })} {question.note}
        </p>
        <p className="text-ink-soft">{t('question.answer')}</p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" variant="ink" onClick={() => onAnswer(true)}>
          {t('question.run')}
        </Button>
        <Button size="sm" onClick={() => onAnswer(false)}>
          {t('question.cancel')}
        </Button>
      </div>
    </section>
  )
}
