import * as z from 'zod/mini'

/** The events of one recognition. */
export type RecognizerEvents = {
  /** The words so far, which may still change. */
  onInterim: (text: string) => void
  onFinal: (text: string) => void
  /** A code of the Web Speech API, such as `no-speech`. */
  onError: (code: string) => void
  /** It ended, also after an error or a stop. */
  onEnd: () => void
}

/** Turns speech into text, one utterance at a time. Tests and other engines take the browser's place. */
export type Recognizer = {
  isSupported: () => boolean
  /** Listens to one utterance in a language such as `en-US`. Returns a function that stops it. */
  start: (language: string, events: RecognizerEvents) => () => void
}

/** The part of the browser's interface that is used. TypeScript does not know it. */
type Recognition = EventTarget & {
  lang: string
  continuous: boolean
  interimResults: boolean
  start: () => void
  stop: () => void
}
type RecognitionClass = new () => Recognition

const isList = (value: unknown): boolean => typeof value === 'object' && value !== null && 'length' in value
const resultEvent = z.object({ results: z.custom<ArrayLike<unknown>>(isList) })
const resultList = z.array(z.object({ isFinal: z.boolean(), 0: z.object({ transcript: z.string() }) }))
const failure = z.object({ error: z.string() })

function recognitionClass(): RecognitionClass | null {
  const found: unknown =
    Reflect.get(globalThis, 'SpeechRecognition') ?? Reflect.get(globalThis, 'webkitSpeechRecognition')
  return typeof found === 'function' ? (found as RecognitionClass) : null
}

/** The recognizer of the browser. */
export const browserRecognizer: Recognizer = {
  isSupported: () => recognitionClass() !== null,
  start(language, { onInterim, onFinal, onError, onEnd }) {
    const Class = recognitionClass()
    if (!Class) throw new Error('This browser has no speech recognition.')
    const recognition = new Class()
    recognition.lang = language
    recognition.continuous = false
    recognition.interimResults = true
    recognition.addEventListener('result', event => {
      const results = resultsOf(event)
      const text = results
        .map(({ 0: { transcript } }) => transcript.trim())
        .filter(part => part !== '')
        .join(' ')
      if (results.length > 0 && results.every(({ isFinal }) => isFinal)) onFinal(text)
      else onInterim(text)
    })
    recognition.addEventListener('error', event => {
      const parsed = failure.safeParse(event)
      onError(parsed.success ? parsed.data.error : 'unknown')
    })
    recognition.addEventListener('end', onEnd)
    recognition.start()
    return () => recognition.stop()
  },
}

function resultsOf(event: Event): z.infer<typeof resultList> {
  const parsed = resultEvent.safeParse(event)
  return resultList.safeParse(Array.from(parsed.data?.results ?? [])).data ?? []
}
