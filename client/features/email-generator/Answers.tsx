import { X } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import type { EmailAnswer } from '#schema/email-generator/contract.ts'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'

import { askedBy } from './askedBy.ts'

const t = translator(emailGenerator)

type Props = { answers: readonly EmailAnswer[]; onChange: (answers: EmailAnswer[]) => void }

/** The answers that belong to the email of the form, each of which can be removed. */
export function Answers({ answers, onChange }: Props) {
  if (answers.length === 0) return null
  return (
    <section aria-label={t('answers')} className="grid gap-1.5">
      <h2 className="text-sm font-medium">{t('answers')}</h2>
      <ul className="grid gap-2 text-sm">
        {answers.map(one => (
          <li key={`${one.kind} ${one.about}`} className="flex items-start justify-between gap-2">
            <div className="min-w-0 wrap-anywhere">
              <p className="text-ink-soft">{askedBy(one)}</p>
              <p>{one.answer}</p>
            </div>
            <IconButton
              size="sm"
              label={t('removeAnswer', { text: one.answer })}
              onClick={() => onChange(answers.filter(other => other !== one))}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
