import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { voice } from '#schema/messages/en/voice.ts'

import { grantMicrophone, useMicrophone } from './microphone.ts'
import { browserRecognizer } from './recognizer.ts'
import { failureOf, recognitionFailure, showFailure } from './toasts.ts'
import { VoiceHints } from './VoiceHints.tsx'

const t = translator(voice)

/** The state of the microphone permission, and the commands, in the settings. */
export function MicrophoneSection() {
  const permission = useMicrophone()
  const grant = async () => {
    const answer = await grantMicrophone()
    if (answer === 'denied') showFailure(failureOf('permissionDenied'))
    else if (typeof answer === 'object') showFailure(recognitionFailure(answer.error))
  }
  return (
    <>
      <Section title={t('settings.microphone')} text={t('settings.microphoneText')}>
        {browserRecognizer.isSupported() ? (
          <>
            <p role="status" className="text-sm">
              {t(`settings.permission.${permission}`)}
            </p>
            {permission !== 'granted' && <Button onClick={() => void grant()}>{t('grant')}</Button>}
          </>
        ) : (
          <p className="text-sm">{t('toasts.unsupported.text')}</p>
        )}
      </Section>
      <Section title={t('settings.hintsTitle')} text={t('settings.hintsText')}>
        <VoiceHints all />
      </Section>
    </>
  )
}
