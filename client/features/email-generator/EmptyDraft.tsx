import { Mail } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'

import type { EmailForm } from './form.ts'

const t = translator(emailGenerator)

const EXAMPLES: readonly { label: string; form: Partial<EmailForm> }[] = [
  {
    label: t('examples.dayOff'),
    form: {
      mode: 'new',
      purpose: 'ask my manager for a day off next Friday',
      recipient: 'Laura',
      points: 'both projects are on track\nMia covers for me',
      tone: 'friendly',
      length: 'short',
    },
  },
  {
    label: t('examples.invoice'),
    form: {
      mode: 'new',
      purpose: 'follow up on invoice 1182, which was due two weeks ago',
      recipient: 'Dana Cole',
      points: 'please pay by the end of the month',
      tone: 'professional',
      length: 'short',
    },
  },
  {
    label: t('examples.decline'),
    form: {
      mode: 'reply',
      original: 'Hi,\n\nWould you like to speak at our meetup on 12 May?\n\nBest,\nSam',
      stance: 'decline',
      purpose: 'I am traveling that week',
      points: '',
      recipient: 'Sam',
      tone: 'friendly',
      length: 'short',
    },
  },
]

type Props = { onExample: (form: Partial<EmailForm>) => void }

/** The place of the draft before there is one: examples fill the form. */
export function EmptyDraft({ onExample }: Props) {
  return (
    <div className="rounded-xl border border-dashed border-control/60 lg:py-12">
      <EmptyState
        icon={<Mail />}
        title={t('emptyTitle')}
        description={t('emptyText')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {EXAMPLES.map(({ label, form }) => (
              <Button key={label} size="sm" onClick={() => onExample(form)}>
                {label}
              </Button>
            ))}
          </div>
        }
      />
    </div>
  )
}
