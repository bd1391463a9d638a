import { HttpError } from '#client/shared/api/httpError.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { voice } from '#schema/messages/en/voice.ts'
import { voiceAccess } from '#schema/messages/en/voiceAccess.ts'

import type { Refusal } from './access.ts'

const t = translator(voice)
const tAccess = translator(voiceAccess)

/** A failure of a voice command, as its toast shows it. */
export class VoiceFailure extends Error {
  override readonly name = 'VoiceFailure'
  readonly title: string

  constructor(title: string, text: string) {
    super(text)
    this.title = title
  }
}

/** The toasts whose text is always the same. */
type Fixed = 'permissionRequired' | 'permissionDenied' | 'unsupported' | 'clipboard' | 'command' | 'paste'

/** Returns the failure of this kind. */
export const failureOf = (kind: Fixed): VoiceFailure =>
  new VoiceFailure(t(`toasts.${kind}.title`), t(`toasts.${kind}.text`))

const refusal = (kind: Refusal): VoiceFailure =>
  new VoiceFailure(tAccess(`${kind}.title`), tAccess(`${kind}.text`))

export const recognitionFailure = (code: string): VoiceFailure =>
  new VoiceFailure(t('toasts.recognition.title'), t('toasts.recognition.text', { code }))

export const copyFailure = (source: string): VoiceFailure =>
  new VoiceFailure(t('toasts.copy.title'), t('toasts.copy.text', { source }))

export const emptyClipboard = (): VoiceFailure =>
  new VoiceFailure(t('toasts.paste.title'), t('toasts.paste.empty'))

/** A command that cannot be carried out. Without a text, the server gave none. */
export const commandFailure = (text: string): VoiceFailure =>
  new VoiceFailure(t('toasts.failed.title'), text || t('toasts.failed.processing'))

/** Returns the failure to show for an error of the call that interprets a command. */
export function failureOfCall(error: unknown): VoiceFailure {
  if (!(error instanceof HttpError)) return commandFailure(t('toasts.failed.text'))
  switch (error.code) {
    case 'VOICE_NOT_ALLOWED':
      return refusal('notAllowed')
    case 'VOICE_SWITCHED_OFF':
      return refusal('switchedOff')
    case 'FEATURE_NOT_IN_PLAN':
      return new VoiceFailure(tAccess('notAllowed.title'), error.body?.message ?? '')
    default:
      return commandFailure(t('toasts.failed.server', { status: `${error.status}` }))
  }
}

/** Shows the toast of a failure. */
export function showFailure({ title, message }: VoiceFailure): void {
  toast({ kind: 'error', title, description: message, failureOf: 'voice' })
}
