import { useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'

import { isPressed } from '#client/editor/features/keys.ts'
import { pressVoice } from '#client/features/voice/access.ts'
import { VOICE_KEY } from '#client/features/voice/keys.ts'
import { voiceOpen } from '#client/features/voice/state.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { useOnceTrue } from '#client/shared/hooks/useOnceTrue.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'

import { VOICE_SETTINGS } from './sections.ts'

const VoiceParts = onDemand(async () => (await import('./VoiceParts.tsx')).VoiceParts)

/** Ctrl+Shift+S opens voice commands on every screen. Their panel is loaded with its first use. */
export function VoiceKeys() {
  const user = useCurrentUser()
  const [, navigate] = useLocation()
  const isNeeded = useOnceTrue(useAtomValue(voiceOpen))
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPressed(VOICE_KEY, event)) return
      event.preventDefault()
      const { target } = event
      // It does not open over a dialog.
      if (target instanceof Element && target.closest('[role=dialog]:not([data-voice])')) return
      if (!event.repeat) pressVoice(user, () => navigate(VOICE_SETTINGS))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [user, navigate])
  return (
    isNeeded && (
      <Suspense>
        <VoiceParts />
      </Suspense>
    )
  )
}
