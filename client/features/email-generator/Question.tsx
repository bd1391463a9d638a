import { useState } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { POINT_MAX, type EmailQuestion } from '#schema/email-generator/contract.ts'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'

import { askedBy } from './askedBy.ts'
import type { EmailGeneratorState } from './useEmailGenerator.ts'

const t = translator(emailGenerator)

type Props = { generator: EmailGeneratorState; question: EmailQuestion }

/** One question about a draft that only its writer can answer, and the field for the answer. */
export function Question({ generator, question }: Props) {
  const [isMissing, setMissing] = useState(false)
  const { answer } = generator.form
  return (
    <form
      noValidate
      aria-label={t('question')}
      className="grid gap-3 rounded-lg border p-3"
      onSubmit={event => {
        event.preventDefault()
        const isEmpty = answer.trim() === ''
        setMissing(isEmpty)
        if (!isEmpty) generator.answer(question)
      }}
    >
      <Field label={askedBy(question)} hint={t('answerHint')} error={isMissing ? t('answerMissing') : null}>
        {control => (
          <Input
            {...control}
            maxLength={POINT_MAX}
            value={answer}
            onChange={event => generator.change({ answer: event.target.value })}
          />
        )}
      </Field>
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        busy={generator.state.kind === 'running'}
      >
        {t('answer')}
      </Button>
    </form>
  )
}
