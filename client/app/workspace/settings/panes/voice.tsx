import { Mic } from 'lucide-react'

import { VoiceSettings } from '#client/features/account/voice/VoiceSettings.tsx'
import { MicrophoneSection } from '#client/features/voice/MicrophoneSection.tsx'

import type { Pane } from '../pane.ts'

export const pane: Pane = {
  icon: Mic,
  content: (
    <>
      <VoiceSettings />
      <MicrophoneSection />
    </>
  ),
}
