/** Reads text aloud. */
export type Speaker = {
  isSupported: () => boolean
  /** Speaks a text in a language such as `en-US`, in place of any other. `onEnd` follows also a stop. */
  speak: (text: string, language: string, onEnd: () => void) => void
  stop: () => void
}

const isSupported = (): boolean => 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis

/** The speech synthesis of the browser. */
export const browserSpeaker: Speaker = {
  isSupported,
  speak(text, language, onEnd) {
    speechSynthesis.cancel()
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = language
    utterance.addEventListener('end', onEnd)
    utterance.addEventListener('error', onEnd)
    speechSynthesis.speak(utterance)
  },
  stop() {
    if (isSupported()) speechSynthesis.cancel()
  },
}
