import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { dismissFailure } from '#client/shared/ui/feedback/toast.ts'
import { voice as messages } from '#schema/messages/en/voice.ts'
import { voiceAnswers } from '#schema/messages/en/voiceAnswers.ts'
import { SPOKEN_TEXT_MAX, type VoiceCommand } from '#schema/voice/contract.ts'
import { continuedDictation } from '#writing/voice/dictation.ts'

import { answerIn } from './answer.ts'
import { createDictation } from './dictation.ts'
import { createListener } from './listener.ts'
import type { Recognizer } from './recognizer.ts'
import { run, runDictation } from './run.ts'
import { keepListening, voiceOpen, voiceState, type Question, type VoiceState } from './state.ts'
import { commandFailure, failureOfCall, recognitionFailure, showFailure, VoiceFailure } from './toasts.ts'
import { CLOSE_AFTER_MS, type World } from './world.ts'

const t = translator(messages)
const tVoiceAnswers = translator(voiceAnswers)

/** The parts of the browser and the workspace that voice commands use. */
export type VoicePorts = Pick<
  World,
  'openSection' | 'newDocument' | 'openField' | 'clipboard' | 'speaker' | 'language'
> & {
  recognizer: Recognizer
  /** Returns the meaning of a spoken text. Throws as the call does. */
  interpret: (spokenText: string) => Promise<VoiceCommand>
  /** Notes that the browser refused the microphone, and returns its failure. */
  microphoneRefused: () => VoiceFailure
}

export type Voice = {
  /** Listens to a command. */
  start: () => void
  /** Ends listening, dictation and reading. */
  stop: () => void
  /** Runs a text as if it was spoken. Corrected dictation takes the place of its first version. */
  submit: (text: string, isCorrection: boolean) => Promise<void>
  answer: (isYes: boolean) => Promise<void>
}

/** Codes of the recognizer that mean that it may not use the microphone. */
const REFUSED = new Set(['not-allowed', 'service-not-allowed'])

/** Creates the voice commands of a workspace. Their state is `voiceState`. */
export function createVoice(ports: VoicePorts): Voice {
  const state = (): VoiceState => store.get(voiceState)
  const patch = (part: Partial<VoiceState>) => store.set(voiceState, { ...state(), ...part })
  const dictation = createDictation()
  /** Whether the last text was dictated, so that its correction replaces it. */
  let wasInserted = false
  /** Whether the user has stopped since they began the command under way. */
  let isStopped = false
  let closing: ReturnType<typeof setTimeout> | undefined

  /** Whether to listen on after an utterance. */
  const goesOn = () =>
    !state().isReading && (state().isDictating || state().question !== null || store.get(keepListening))

  const listener = createListener({
    recognizer: ports.recognizer,
    language: ports.language,
    shouldContinue: goesOn,
    endsInSilence: () => state().isDictating || state().question !== null,
    onState: listening => patch({ listening }),
    onText: text => take(text, false),
    onSilence() {
      patch({ message: t(state().isDictating ? 'dictationSilent' : 'notListening'), isDictating: false })
    },
    onError(code) {
      patch({ isDictating: false })
      showFailure(REFUSED.has(code) ? ports.microphoneRefused() : recognitionFailure(code))
    },
  })

  const world: World = {
    openSection: ports.openSection,
    newDocument: ports.newDocument,
    openField: ports.openField,
    clipboard: ports.clipboard,
    speaker: ports.speaker,
    language: ports.language,
    dictation,
    setDictating(isOn) {
      // It does not listen again after the panel was closed.
      if (isOn && isStopped) return
      patch({ isDictating: isOn })
      if (isOn) listener.begin()
      else listener.end()
    },
    setReading(isOn) {
      // It would hear itself. After a stop, it is silent already.
      const hasEnded = !isOn && state().isReading
      patch({ isReading: isOn })
      if (hasEnded && store.get(keepListening)) listener.begin()
    },
    ask: (question: Question) => patch({ question }),
    closeSoon() {
      clearTimeout(closing)
      closing = setTimeout(() => store.set(voiceOpen, false), CLOSE_AFTER_MS)
    },
  }

  /** Shows the outcome of a step; the toast of its failure otherwise. */
  const outcomeOf = async (step: () => Promise<string>): Promise<void> => {
    try {
      patch({ message: await step() })
      dismissFailure('voice')
    } catch (error) {
      // Others are faults of the program, which the console shows.
      if (!(error instanceof VoiceFailure)) throw error
      patch({ message: '' })
      showFailure(error)
    }
  }

  const dictate = async (text: string): Promise<string> => {
    let message = ''
    for (const command of continuedDictation(text))
      message = await runDictation(command.action, command.text, world)
    return message
  }

  const interpreted = async (text: string): Promise<VoiceCommand> => {
    if (text.length > SPOKEN_TEXT_MAX) throw commandFailure(tVoiceAnswers('problems.tooLong'))
    try {
      return await ports.interpret(text)
    } catch (error) {
      throw failureOfCall(error)
    }
  }

  const obey = async (text: string, isCorrection: boolean): Promise<string> => {
    const command = await interpreted(text)
    const isInserted = command.intent === 'dictation' && command.action === 'insert'
    if (isCorrection && wasInserted && isInserted) dictation.scratch()
    wasInserted = false
    if (command.success) patch({ command: command.command })
    const message = await run(command, world)
    wasInserted = isInserted
    return message
  }

  const take = async (text: string, isCorrection: boolean): Promise<void> => {
    const said = text.trim()
    if (said === '') return
    clearTimeout(closing)
    patch({ said, message: '' })
    store.set(voiceOpen, true)
    const { question, isDictating } = state()
    if (isDictating) return outcomeOf(() => dictate(said))
    const isYes = question && answerIn(said)
    if (isYes !== null) return answer(isYes)
    patch({ question: null })
    return outcomeOf(() => obey(said, isCorrection))
  }

  const answer = async (isYes: boolean): Promise<void> => {
    const { question } = state()
    if (!question) return
    patch({ question: null, message: isYes ? '' : t('canceled') })
    if (isYes) await outcomeOf(question.run)
  }

  return {
    start() {
      isStopped = false
      clearTimeout(closing)
      patch({ message: '', isReading: false })
      ports.speaker.stop()
      listener.begin()
    },
    stop() {
      isStopped = true
      patch({ isDictating: false, isReading: false })
      ports.speaker.stop()
      listener.end()
    },
    async submit(text, isCorrection) {
      const { listening } = state()
      if (listening.kind === 'processing') return
      isStopped = false
      await listener.process(() => take(text, isCorrection))
    },
    async answer(isYes) {
      const answered = listener.process(() => answer(isYes))
      // A pressed answer leaves nothing to hear.
      if (!goesOn()) listener.end()
      await answered
    },
  }
}
