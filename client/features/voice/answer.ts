import { phraseOf, spokenWords, withoutClosing, withoutOpening } from '#writing/voice/words.ts'

const YES =
  /^(?:yes|yeah|yep|yup|sure|run|run it|do it|go|go on|go ahead|confirm|correct|continue|of course|yes run it)$/
const NO =
  /^(?:no|nope|no thanks|cancel|cancel it|cancel that|stop|never mind|nevermind|don't|don't run it|do not)$/

/** Returns whether a spoken text answers a question with yes or no; null if it is another command. */
export function answerIn(spokenText: string): boolean | null {
  const words = spokenWords(spokenText)
  for (const part of [words, withoutClosing(withoutOpening(words))]) {
    const phrase = phraseOf(part)
    if (YES.test(phrase)) return true
    if (NO.test(phrase)) return false
  }
  return null
}
