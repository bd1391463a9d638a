import { isClause, isWholeQuestion, splitRunOn } from '../english/certain.ts'
import { capital, tidy } from '../english/tidy.ts'
import { inner } from '../english/words.ts'
import { isDirective } from './directives.ts'
import { ended } from './say.ts'

/** Words with which people begin to talk: "ok so", "hey". */
const FILLERS =
  /^(?:(?:ok|okay|so|well|hey|hi|hello|um|hmm|yeah|basically|also|anyway|right)\b[,.!:]? +)+(?=\p{L})|^(?:dear|hi|hello|hey) (?:mr|mrs|ms|miss|dr|prof)\.? \p{L}+[,!]? (?=\p{L})|^(?:update|fyi|note|info):\s+(?=\p{L})/iu
const MARK = /[.!?…]["”’)]*$/u

/** Removes the words with which people begin to talk. */
export const withoutFillers = (text: string): string => text.replace(FILLERS, '')

/**
 * Returns the sentences of a purpose that was typed as several whole sentences, without words to the
 * writer, or null for any other purpose.
 */
export function typedSentences(notes: readonly string[]): string[] | null {
  const kept = notes
    .filter(note => !isDirective(withoutMark(note)))
    .flatMap(note => splitRunOn(tidy(withoutFillers(note))))
  if (kept.length < 2 || !kept.every(isSentence)) return null
  return kept.map(note => {
    const text = isWholeQuestion(inner(withoutMark(note))) ? `${withoutMark(note)}?` : note
    return ended(capital(text))
  })
}

const withoutMark = (text: string): string => text.replace(MARK, '').trim()

function isSentence(note: string): boolean {
  const text = inner(withoutMark(note))
  return (
    isClause(text) ||
    /^please \p{L}+ \p{L}+/iu.test(text) ||
    isWholeQuestion(text) ||
    /^let['’]s \p{L}+ \p{L}+/iu.test(text)
  )
}
