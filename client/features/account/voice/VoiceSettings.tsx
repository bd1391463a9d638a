import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { optionsOf } from '#client/shared/lib/optionsOf.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { FeatureLock } from '#client/shared/plans/FeatureLock.tsx'
import { useFeatureLock } from '#client/shared/plans/useFeatureLock.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { SaveMark } from '#client/shared/ui/feedback/SaveMark.tsx'
import { Checkbox } from '#client/shared/ui/form/Checkbox.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Select } from '#client/shared/ui/form/Select.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { voice } from '#schema/messages/en/voice.ts'
import { voiceAccess } from '#schema/messages/en/voiceAccess.ts'

import { useSetting } from '../useSetting.ts'

const t = translator(voice)
const tAccess = translator(voiceAccess)

/** The commands are English. */
const LANGUAGES = ['en-US', 'en-GB', 'en-IN', 'en-AU', 'en-CA', 'en-IE', 'en-NZ', 'en-ZA'] as const

const nameOf = (language: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language

/** The user's own switch of voice commands, and the language that they speak. */
export function VoiceSettings() {
  const { voiceCommandsAllowed } = useCurrentUser()
  const lock = useFeatureLock('voiceCommands')
  const enabled = useSetting('voiceCommandsEnabled')
  const language = useSetting('voiceLanguage')
  const languages = [...new Set<string>([...LANGUAGES, language.value])]
  return (
    <>
      <Section
        title={t('settings.title')}
        text={t('settings.text')}
        status={<SaveMark saving={enabled.saving} saved={enabled.saved} />}
      >
        {lock !== null && <FeatureLock text={lock} />}
        {lock === null && !voiceCommandsAllowed && (
          <p role="status" className="rounded-lg bg-sunk px-3.5 py-2.5 text-sm">
            {tAccess('notAllowed.text')}
          </p>
        )}
        <Checkbox
          checked={enabled.value}
          disabled={!voiceCommandsAllowed}
          onChange={enabled.choose}
          label={t('settings.enable')}
        />
        {enabled.problem !== null && <Problem>{enabled.problem}</Problem>}
      </Section>
      <Section
        title={t('settings.languageTitle')}
        text={t('settings.languageText')}
        status={<SaveMark saving={language.saving} saved={language.saved} />}
      >
        <Field label={t('settings.language')} error={language.problem} className="w-full max-w-sm">
          {control => (
            <Select
              control={control}
              value={language.value}
              options={optionsOf(Object.fromEntries(languages.map(tag => [tag, nameOf(tag)])))}
              onChange={language.choose}
            />
          )}
        </Field>
      </Section>
    </>
  )
}
