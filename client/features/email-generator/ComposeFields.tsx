import { useRef } from 'react'

import { optionsOf } from '#client/shared/lib/optionsOf.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { languageNames } from '#client/shared/provider/languageNames.ts'
import { useOffer } from '#client/shared/provider/useOffer.ts'
import { useSpokenArea } from '#client/shared/spoken/useSpokenArea.ts'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { Segments } from '#client/shared/ui/form/Segments.tsx'
import { Select } from '#client/shared/ui/form/Select.tsx'
import { TextArea } from '#client/shared/ui/form/TextArea.tsx'
import {
  ORIGINAL_MAX,
  PARTY_MAX,
  PURPOSE_MAX,
  WORDS_MAX,
  type EmailTone,
} from '#schema/email-generator/contract.ts'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'

import { Answers } from './Answers.tsx'
import type { EmailGeneratorState } from './useEmailGenerator.ts'

const t = translator(emailGenerator)

const TONES: Record<EmailTone, string> = {
  professional: t('tones.professional'),
  friendly: t('tones.friendly'),
  formal: t('tones.formal'),
  persuasive: t('tones.persuasive'),
  apologetic: t('tones.apologetic'),
  concise: t('tones.concise'),
}
const LENGTHS = optionsOf({
  short: t('lengths.short'),
  medium: t('lengths.medium'),
  long: t('lengths.long'),
})
const STANCES = optionsOf({
  accept: t('stances.accept'),
  decline: t('stances.decline'),
  ask: t('stances.ask'),
  follow_up: t('stances.follow_up'),
})

/** The fields of a new email or a reply. */
export function ComposeFields({ generator: { form, change, problems } }: { generator: EmailGeneratorState }) {
  const provider = useOffer()?.provider ?? null
  const purpose = useRef<HTMLTextAreaElement>(null)
  useSpokenArea('email', purpose)
  const isReply = form.mode === 'reply'
  return (
    <>
      {isReply && (
        <>
          <Field label={t('original')} error={problems['original']}>
            {control => (
              <TextArea
                {...control}
                className="max-h-60"
                maxLength={ORIGINAL_MAX}
                value={form.original}
                placeholder={t('originalPlaceholder')}
                onChange={event => change({ original: event.target.value })}
              />
            )}
          </Field>
          <Segments
            label={t('stance')}
            value={form.stance}
            options={STANCES}
            onChange={stance => change({ stance })}
          />
        </>
      )}
      <Field
        label={isReply ? t('purposeReply') : t('purpose')}
        hint={isReply ? t('purposeReplyHint') : t('purposeHint')}
        error={problems['purpose']}
      >
        {control => (
          <TextArea
            {...control}
            ref={purpose}
            rows={isReply ? 2 : 4}
            className="max-h-60"
            maxLength={PURPOSE_MAX}
            value={form.purpose}
            placeholder={isReply ? undefined : t('purposePlaceholder')}
            onChange={event => change({ purpose: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('points')} hint={t('pointsHint')} error={pointsProblem(problems)}>
        {control => (
          <TextArea
            {...control}
            rows={2}
            className="max-h-48"
            value={form.points}
            onChange={event => change({ points: event.target.value })}
          />
        )}
      </Field>
      <Answers answers={form.answers} onChange={answers => change({ answers })} />
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('recipient')} error={problems['recipient']}>
          {control => (
            <Input
              {...control}
              maxLength={PARTY_MAX}
              value={form.recipient}
              placeholder={t('recipientPlaceholder')}
              onChange={event => change({ recipient: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('sender')} error={problems['sender']}>
          {control => (
            <Input
              {...control}
              maxLength={PARTY_MAX}
              value={form.sender}
              onChange={event => change({ sender: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('tone')} className={provider === null ? 'col-span-2' : ''}>
          {control => (
            <Select
              control={control}
              value={form.tone}
              options={optionsOf(TONES)}
              onChange={tone => change({ tone })}
            />
          )}
        </Field>
        {/* The built-in writer writes English only. */}
        {provider !== null && (
          <Field label={t('language')} error={problems['language']}>
            {control => (
              <Select
                control={control}
                value={form.language}
                options={languageNames}
                onChange={language => change({ language })}
              />
            )}
          </Field>
        )}
      </div>
      <div className="grid gap-1.5">
        <Segments
          label={t('length')}
          value={form.length}
          options={LENGTHS}
          onChange={length => change({ length })}
        />
        <p className="text-sm text-ink-faint">{t('lengthHint', { count: WORDS_MAX[form.length] })}</p>
      </div>
    </>
  )
}

/** Returns the problem of the points: of all, or of the first wrong one. */
const pointsProblem = (problems: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(problems).find(([field]) => field === 'points' || field.startsWith('points.'))?.[1]
