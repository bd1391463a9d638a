import { useEffect, useRef, useState } from 'react'

import { call } from '#client/shared/api/call.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { store } from '#client/shared/lib/store.ts'
import * as endpoints from '#schema/voice/endpoints.ts'
import { classify } from '#writing/voice/classify.ts'

import { refusalOf, showRefusal } from './access.ts'
import { grantMicrophone, microphonePermission, queryMicrophone } from './microphone.ts'
import { browserRecognizer } from './recognizer.ts'
import { browserSpeaker } from './speaker.ts'
import { voiceOpen, voiceState } from './state.ts'
import { failureOf, recognitionFailure, showFailure } from './toasts.ts'
import { createVoice, type Voice } from './voice.ts'
import type { World } from './world.ts'

/** How the workspace opens its sections. */
export type VoiceOpeners = Pick<World, 'openSection' | 'newDocument' | 'openField'> & {
  /** Opens the settings of voice commands. */
  openSettings: () => void
}

type UsedVoice = Voice & {
  /** Asks the browser for the microphone. Returns whether it may be used. */
  grant: () => Promise<boolean>
  /** Listens, if the browser, the user's rights and the microphone allow it; shows a toast otherwise. */
  begin: () => Promise<void>
}

/** The voice commands of the workspace, for as long as it is shown. */
export function useVoice(openers: VoiceOpeners): UsedVoice {
  const user = useCurrentUser()
  const latest = useRef({ openers, user })
  useEffect(() => {
    latest.current = { openers, user }
  })
  const [voice] = useState(() => {
    const parts = createVoice({
      openSection: section => latest.current.openers.openSection(section),
      newDocument: () => latest.current.openers.newDocument(),
      openField: name => latest.current.openers.openField(name),
      // The browser has none outside of https.
      clipboard: {
        readText: async () => navigator.clipboard.readText(),
        writeText: async text => navigator.clipboard.writeText(text),
      },
      speaker: browserSpeaker,
      language: () => latest.current.user.voiceLanguage,
      recognizer: browserRecognizer,
      interpret: spokenText =>
        call(endpoints.interpret, {
          body: { spokenText, commandType: classify(spokenText), targetAction: null },
        }),
      microphoneRefused() {
        store.set(microphonePermission, 'denied')
        return failureOf('permissionDenied')
      },
    })
    const grant = async (): Promise<boolean> => {
      const answer = await grantMicrophone()
      if (answer === 'denied') showFailure(failureOf('permissionDenied'))
      else if (typeof answer === 'object') showFailure(recognitionFailure(answer.error))
      return answer === 'granted'
    }
    const begin = async (): Promise<void> => {
      const refusal = refusalOf(latest.current.user)
      if (refusal) return showRefusal(refusal, () => latest.current.openers.openSettings())
      if (!browserRecognizer.isSupported()) return showFailure(failureOf('unsupported'))
      const permission = await queryMicrophone()
      if (permission === 'denied') return showFailure(failureOf('permissionDenied'))
      if (permission === 'unknown') return showFailure(failureOf('permissionRequired'))
      parts.start()
    }
    return { ...parts, grant, begin }
  })
  useEffect(() => () => voice.stop(), [voice])
  const refusal = refusalOf(user)
  useEffect(() => {
    const isOn = store.get(voiceOpen) || store.get(voiceState).listening.kind !== 'idle'
    if (refusal === null || !isOn) return
    // The plan or a switch has changed meanwhile.
    voice.stop()
    store.set(voiceOpen, false)
    showRefusal(refusal, () => latest.current.openers.openSettings())
  }, [refusal, voice])
  return voice
}
