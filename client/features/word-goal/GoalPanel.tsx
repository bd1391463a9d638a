import { useState, type FormEvent } from 'react'

import { locale } from '#client/shared/messages/translator.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { wordGoal as messages } from '#schema/messages/en/wordGoal.ts'

import { readingMinutes, type Counts } from './counting.ts'
import { GOAL_MAX, type Goal } from './goals.ts'

const t = translator(messages)

type Props = {
  counts: Counts & { selected: number | null }
  goal: Goal | null
  mayHaveGoal: boolean
  onSet: (goal: Goal | null) => void
  onDone: () => void
}

/** The counts of a document, and the form for its goal. */
export function GoalPanel({ counts, goal, mayHaveGoal, onSet, onDone }: Props) {
  const { words, characters, selected } = counts
  const minutes = readingMinutes(words)
  const rows: [string, string][] = [
    [t('wordsLabel'), words.toLocaleString(locale)],
    ...(selected === null ? [] : [[t('selectedLabel'), selected.toLocaleString(locale)] as [string, string]]),
    [t('characters'), characters.toLocaleString(locale)],
    [t('readingTime'), minutes === 0 ? t('underOne') : t('minutes', { count: minutes })],
  ]
  return (
    <div className="grid gap-4">
      <dl className="grid gap-1.5 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
        {goal && (
          <div className="flex justify-between gap-4">
            <dt className="text-ink-soft">{t('goal')}</dt>
            <dd className="font-medium tabular-nums">
              {words >= goal.words ? t('done') : t('progress', { words, goal: goal.words })}
            </dd>
          </div>
        )}
      </dl>
      {mayHaveGoal && <GoalForm words={words} goal={goal} onSet={onSet} onDone={onDone} />}
    </div>
  )
}

type FormProps = Pick<Props, 'goal' | 'onSet' | 'onDone'> & { words: number }

function GoalForm({ words, goal, onSet, onDone }: FormProps) {
  const [text, setText] = useState(goal ? `${goal.words}` : '')
  const [error, setError] = useState<string | null>(null)
  const set = (event: FormEvent) => {
    event.preventDefault()
    const wanted = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
    if (wanted < 1 || wanted > GOAL_MAX) {
      setError(t('invalid', { max: GOAL_MAX }))
      return
    }
    // A goal that is reached at once is no news.
    onSet({ words: wanted, reached: words >= wanted })
    onDone()
  }
  return (
    <form noValidate onSubmit={set} className="grid gap-3 border-t pt-4">
      <Field label={t('goal')} hint={t('hint')} error={error}>
        {control => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            placeholder="1000"
            onChange={({ target }) => {
              setText(target.value)
              setError(null)
            }}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        {goal && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              onSet(null)
              onDone()
            }}
          >
            {t('remove')}
          </Button>
        )}
        <Button size="sm" variant="ink" type="submit">
          {t('set')}
        </Button>
      </div>
    </form>
  )
}
