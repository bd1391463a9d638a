import { atom } from 'jotai'
import * as z from 'zod/mini'

import { storedAtom } from '#client/shared/lib/storedAtom.ts'

/** The recognizer: idle, listening after a start, and processing after a final transcript. */
export type Listening =
  | { kind: 'idle' }
  /** `interim`: the words so far. */
  | { kind: 'listening'; interim: string }
  | { kind: 'processing' }

/** A metered command that waits for a yes. */
export type Question = {
  command: string
  /** A further sentence about what it does, or null. */
  note: string | null
  /** Runs it. Returns the text to show. */
  run: () => Promise<string>
}

export type VoiceState = {
  listening: Listening
  isDictating: boolean
  isReading: boolean
  /** The last spoken text, as it was recognized. */
  said: string
  /** The last command that was understood. */
  command: string | null
  /** The outcome, which is shown and announced. */
  message: string
  question: Question | null
}

export const INITIAL: VoiceState = {
  listening: { kind: 'idle' },
  isDictating: false,
  isReading: false,
  said: '',
  command: null,
  message: '',
  question: null,
}

export const voiceState = atom<VoiceState>(INITIAL)

/** Whether the panel is open. */
export const voiceOpen = atom(false)

/** Whether its key was pressed: the panel then listens, or stops listening. */
export const voicePressed = atom(false)

/** Whether it listens again after each command; kept on this device. */
export const keepListening = storedAtom('voice-keep-listening', z.boolean(), false)
