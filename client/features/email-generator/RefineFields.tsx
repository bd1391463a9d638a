import { useRef } from 'react'

import { optionsOf } from '#client/shared/lib/optionsOf.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { useSpokenArea } from '#client/shared/spoken/useSpokenArea.ts'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Select } from '#client/shared/ui/form/Select.tsx'
import { TextArea } from '#client/shared/ui/form/TextArea.tsx'
import { BODY_MAX } from '#schema/email-generator/contract.ts'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'

import type { EmailGeneratorState } from './useEmailGenerator.ts'

const t = translator(emailGenerator)

const HOWS = optionsOf({
  improve: t('hows.improve'),
  shorter: t('hows.shorter'),
  longer: t('hows.longer'),
  warmer: t('hows.warmer'),
  firmer: t('hows.firmer'),
  more_formal: t('hows.more_formal'),
  simpler: t('hows.simpler'),
})

/** The fields of a refinement. */
export function RefineFields({ generator: { form, change, problems } }: { generator: EmailGeneratorState }) {
  const body = useRef<HTMLTextAreaElement>(null)
  useSpokenArea('email', body)
  return (
    <>
      <Field label={t('body')} error={problems['body']}>
        {control => (
          <TextArea
            {...control}
            ref={body}
            rows={10}
            className="max-h-96"
            maxLength={BODY_MAX}
            value={form.body}
            placeholder={t('bodyPlaceholder')}
            onChange={event => change({ body: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('how')}>
        {control => (
          <Select control={control} value={form.how} options={HOWS} onChange={how => change({ how })} />
        )}
      </Field>
    </>
  )
}
