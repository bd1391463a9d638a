import { useAtom, useAtomValue } from 'jotai'
import { Mic } from 'lucide-react'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { Tooltip } from '#client/shared/ui/overlay/Tooltip.tsx'
import { voiceAccess } from '#schema/messages/en/voiceAccess.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { refusalOf } from './access.ts'
import { VOICE_SHORTCUT } from './keys.ts'
import { voiceOpen, voiceState } from './state.ts'

const t = translator(voiceAccess)

/** Opens the voice commands. Only for users who may use them and want to. */
export function VoiceButton() {
  const [isOpen, setOpen] = useAtom(voiceOpen)
  const { listening } = useAtomValue(voiceState)
  const user = useCurrentUser()
  if (refusalOf(user) !== null) return null
  const isListening = listening.kind === 'listening'
  return (
    <Tooltip label={t('name')} shortcut={VOICE_SHORTCUT}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={t(isListening ? 'listening' : 'button')}
        onClick={() => setOpen(!isOpen)}
        className={cn(
          buttonClass({ variant: 'ghost', size: 'sm' }),
          'aria-expanded:bg-hover aria-expanded:text-ink max-sm:size-10 max-sm:px-0',
          isListening && 'text-brand-text',
        )}
      >
        <Mic aria-hidden className="max-sm:size-4.5" />
        <span className="max-sm:sr-only">{t('button')}</span>
      </button>
    </Tooltip>
  )
}
