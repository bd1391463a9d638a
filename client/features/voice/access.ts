import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { voiceAccess } from '#schema/messages/en/voiceAccess.ts'
import type { User } from '#schema/users/user.ts'

import { voiceOpen, voicePressed } from './state.ts'

const t = translator(voiceAccess)

/** Why a user may not use voice commands: no allowance, or their own switch. */
export type Refusal = 'notAllowed' | 'switchedOff'

/** Returns why a user may not use voice commands, or null. The server decides in any case. */
export function refusalOf(user: User): Refusal | null {
  if (!user.voiceCommandsAllowed) return 'notAllowed'
  return user.voiceCommandsEnabled ? null : 'switchedOff'
}

/** Shows why a user may not use voice commands, with the way to the settings. */
export const showRefusal = (kind: Refusal, openSettings: () => void): void =>
  void toast({
    kind: 'error',
    title: t(`${kind}.title`),
    description: t(`${kind}.text`),
    failureOf: 'voice',
    action: { label: t('openSettings'), run: openSettings },
  })

/** Opens the panel and listens, or stops listening. A user who may not use it sees why. */
export function pressVoice(user: User, openSettings: () => void): void {
  const refusal = refusalOf(user)
  if (refusal) return showRefusal(refusal, openSettings)
  store.set(voiceOpen, true)
  store.set(voicePressed, true)
}
