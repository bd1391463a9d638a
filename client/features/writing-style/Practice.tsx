import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { TextArea } from '#client/shared/ui/form/TextArea.tsx'
import { writingStyle } from '#schema/messages/en/writingStyle.ts'
import type { PracticeVerdict, StyleMistake } from '#schema/writing-style/contract.ts'

import { usePracticeCheck } from './queries.ts'

const t = translator(writingStyle)

/** A short practice has at most this many sentences. */
const SENTENCES = 5

type Props = { mistake: StyleMistake; onDone: () => void }

/** The user corrects some of their sentences, one after the other. */
export function Practice({ mistake: { rule, examples }, onDone }: Props) {
  const sentences = examples.slice(0, SENTENCES)
  const [index, setIndex] = useState(0)
  const before = sentences[index]?.sentence ?? ''
  return (
    <Exercise
      key={index}
      rule={rule}
      before={before}
      step={t('step', { used: index + 1, count: sentences.length })}
      onNext={index + 1 < sentences.length ? () => setIndex(index + 1) : null}
      onDone={onDone}
    />
  )
}

type ExerciseProps = {
  rule: string
  before: string
  step: string
  /** Null for the last sentence. */
  onNext: (() => void) | null
  onDone: () => void
}

function Exercise({ rule, before, step, onNext, onDone }: ExerciseProps) {
  const [after, setAfter] = useState(before)
  const { mutate, data, isPending, isError, reset } = usePracticeCheck()
  const next = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const isRight = data?.verdict === 'right'
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (isRight) next.current?.focus()
  }, [isRight])
  const check = () => mutate({ rule, before, after: after.trim() === '' ? before : after })
  return (
    <div className="grid gap-3 rounded-lg bg-sunk p-4">
      <Field
        label={
          <span className="flex justify-between gap-3">
            {t('fix')} <span className="font-normal text-ink-faint">{step}</span>
          </span>
        }
        hint={t('fixHint')}
      >
        {control => (
          <TextArea
            {...control}
            ref={field}
            rows={2}
            spellCheck={false}
            className="font-serif text-base!"
            value={after}
            readOnly={isRight}
            onChange={event => {
              setAfter(event.target.value)
              reset()
            }}
            onKeyDown={event => {
              if (event.key !== 'Enter' || isRight) return
              event.preventDefault()
              if (!isPending) check()
            }}
          />
        )}
      </Field>
      <div aria-live="polite">
        {data && <Verdict verdict={data.verdict} />}
        {isError && <p className="text-sm text-danger">{t('practiceFailed')}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {!isRight && (
          <Button size="sm" variant="ink" busy={isPending} onClick={check}>
            {t(isPending ? 'checking' : 'check')}
          </Button>
        )}
        {onNext ? (
          <Button ref={next} size="sm" variant={isRight ? 'ink' : 'ghost'} onClick={onNext}>
            {t('next')}
          </Button>
        ) : (
          isRight && (
            <>
              <Button ref={next} size="sm" variant="ink" onClick={onDone}>
                {t('done')}
              </Button>
              <span className="text-sm text-ink-soft">{t('practiced')}</span>
            </>
          )
        )}
      </div>
    </div>
  )
}

function Verdict({ verdict }: { verdict: PracticeVerdict }) {
  const Icon = verdict === 'right' ? CircleCheck : CircleAlert
  return (
    <p
      className={cn(
        'flex items-center gap-2 text-sm font-medium',
        verdict === 'right' ? 'text-success' : 'text-warning',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" /> {t(`verdicts.${verdict}`)}
    </p>
  )
}
