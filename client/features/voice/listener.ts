import type { Recognizer } from './recognizer.ts'
import type { Listening } from './state.ts'
import { SILENCE_MS } from './world.ts'

type Options = {
  recognizer: Recognizer
  language: () => string
  /** Whether to listen again after an utterance. */
  shouldContinue: () => boolean
  /** Whether listening ends after 15 seconds without speech. */
  endsInSilence: () => boolean
  onState: (listening: Listening) => void
  onText: (text: string) => Promise<void>
  onSilence: () => void
  onError: (code: string) => void
}

export type Listener = {
  /** Listens, unless it does already. */
  begin: () => void
  /** Stops listening. A step that is under way goes on. */
  end: () => void
  /** Shows that a step is being processed. */
  process: (step: () => Promise<void>) => Promise<void>
}

/**
 * Turns single recognitions into listening that goes on as long as it should: the recognizer ends
 * after each utterance, and is started again once that is processed.
 */
export function createListener({
  recognizer,
  language,
  shouldContinue,
  endsInSilence,
  onState,
  onText,
  onSilence,
  onError,
}: Options): Listener {
  let isWanted = false
  let steps = 0
  /** The recognition whose events count, and the function that stops it. */
  let current: { stop: () => void; isOver: boolean } | null = null
  /** Whether the user wants to speak once what is under way has ended. */
  let isAsked = false
  let silence: ReturnType<typeof setTimeout> | undefined

  const endWaiting = () => {
    clearTimeout(silence)
    silence = undefined
  }

  const awaitSpeech = () => {
    clearTimeout(silence)
    silence = setTimeout(() => {
      silence = undefined
      if (!isWanted || !endsInSilence()) return
      end()
      onSilence()
    }, SILENCE_MS)
  }

  const listen = () => {
    const run = { stop: () => undefined as void, isOver: false }
    const isCurrent = () => current === run
    /** One utterance counts, even if the recognizer reports more of them. */
    const isHeard = () => isCurrent() && !run.isOver
    current = run
    // The time may have passed while a step took long.
    if (silence === undefined) awaitSpeech()
    onState({ kind: 'listening', interim: '' })
    const fail = (code: string) => {
      if (!isHeard()) return
      // Between two utterances there may be nothing to hear.
      if (code === 'no-speech' && shouldContinue()) return
      isWanted = false
      // Its end may not come.
      current = null
      onError(code)
      settle()
    }
    try {
      run.stop = recognizer.start(language(), {
        onInterim(text) {
          if (!isHeard()) return
          awaitSpeech()
          onState({ kind: 'listening', interim: text })
        },
        onFinal(text) {
          if (!isHeard()) return
          awaitSpeech()
          run.isOver = true
          void process(() => onText(text))
        },
        onError: fail,
        onEnd() {
          if (!isCurrent()) return
          current = null
          settle()
        },
      })
    } catch {
      fail('audio-capture')
    }
  }

  /** Listens again or is idle, when neither an utterance nor a step is under way. */
  const settle = () => {
    if (current || steps > 0) return
    if (isWanted && (isAsked || shouldContinue())) {
      isAsked = false
      return listen()
    }
    isWanted = false
    endWaiting()
    onState({ kind: 'idle' })
  }

  const process = async (step: () => Promise<void>) => {
    steps += 1
    onState({ kind: 'processing' })
    try {
      await step()
    } finally {
      steps -= 1
      if (steps === 0 && current?.isOver === false) onState({ kind: 'listening', interim: '' })
      settle()
    }
  }

  const end = () => {
    isWanted = false
    isAsked = false
    endWaiting()
    const stopped = current
    current = null
    stopped?.stop()
    if (steps === 0) onState({ kind: 'idle' })
  }

  return {
    begin() {
      isWanted = true
      awaitSpeech()
      if (!current && steps === 0) listen()
      // The recognizer may not have ended yet.
      else isAsked = current?.isOver ?? true
    },
    end,
    process,
  }
}
