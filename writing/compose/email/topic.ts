import { wordCount } from '#schema/email-generator/contract.ts'

import { isWholeQuestion } from '../english/certain.ts'
import { capital } from '../english/tidy.ts'
import { inner } from '../english/words.ts'
import type { Piece } from './fit.ts'
import { sharedPhrases } from './kinds.ts'
import type { Note } from './note.ts'
import { ended, say, type Speaker } from './say.ts'
import type { TypedPurpose } from './typedPurpose.ts'

/** A purpose that was not understood, in the words of its writer. */
export interface RoughTopic {
  /** The act that it names all the same, or null. */
  act: string | null
  /** The words for one sentence, or an empty string. */
  words: string
  /** The first lines of the list, if the words are several notes. */
  lines: string[]
}

/** Courtesies and requests that are whole as they were typed. */
const WHOLE =
  /^(?:thanks|thank you|(?:i['’]m |i am |we are )?(?:so |very |really )?sorry|happy|congrat|let['’]s|please(?! (?:ask|tell|write|remind|inform|invite|thank)\b)|can|could|would)\b/i

/** So many words fit behind a colon, and so many into a list. */
const SENTENCE_WORDS = 16
const LIST_WORDS = 40

/** Returns what a purpose that was not understood says, without the facts that are `sure`. */
export function roughTopic(
  { typed, aside, facts }: TypedPurpose,
  main: Note,
  sure: readonly boolean[],
): RoughTopic {
  const act = actOf(main)
  if (act !== null && main.form === 'speech' && !WHOLE.test(typed[0] ?? ''))
    return { act, words: withAside(main.text, aside), lines: [] }
  const first = typed.length - facts.length
  const parts = typed
    .filter((_, at) => first < 1 || at < first || sure[at - first] !== true)
    .map(part => (asks(part) && !/[.?!]$/.test(part) ? `${part}?` : part))
    .map(part => part.replace(/(?<=\p{L}) (sorry|thanks|thank you)$/iu, ', $1'))
  const words = parts.join(', ')
  const isOne = parts.slice(0, -1).every(part => !/[.!?]$/.test(part)) && wordCount(words) <= SENTENCE_WORDS
  return isOne || parts.length < 2 || wordCount(words) > LIST_WORDS
    ? { act, words: sentences(parts), lines: [] }
    : { act, words: '', lines: parts.map(part => part.replace(/\.$/, '')) }
}

const asks = (part: string): boolean =>
  isWholeQuestion(inner(part)) || /^(?:which|what|who|when|where|how|why) \p{L}+ \p{L}+ \p{L}+/iu.test(part)

/** Joins parts as they were typed. */
const sentences = (parts: readonly string[]): string =>
  parts
    .slice(1)
    .reduce(
      (text, part) => (/[.!?]$/.test(text) ? `${text} ${capital(part)}` : `${text}, ${part}`),
      parts[0] ?? '',
    )

/** Returns the act that a purpose names, although its topic was not understood. */
function actOf(topic: Note): string | null {
  if (topic.form === 'question') return 'question'
  if (topic.form !== 'speech' || topic.whole !== null || topic.how !== 'noun') return null
  if (topic.act === 'ask' && topic.about) return 'question'
  return topic.act === 'request' ? 'ask' : topic.act
}

/** A purpose that was not understood follows a few words about the email, unchanged. */
export function topicPieces({ act, words, lines }: RoughTopic, speaker: Speaker): Piece[] {
  if (lines.length > 0) return []
  if (words === '')
    return [{ text: '[what you would like to say]', rank: 1, paragraph: 'purpose', replaceable: '' }]
  const mark = words.endsWith('?') ? '?' : '.'
  const isWhole = WHOLE.test(words) || wordCount(words) > SENTENCE_WORDS || /\p{Ll}{2}[.!?] /u.test(words)
  const slots = { words: inner(words).replace(/[.!?]+$/, '') }
  const frame = isWhole
    ? null
    : ((act === null ? null : say(sharedPhrases, `topic.${act}`, slots, speaker)) ??
      say(sharedPhrases, 'topic', slots, speaker))
  const text = frame?.replace(/\.$/, mark) ?? ended(capital(words))
  return [{ text, rank: 0, paragraph: 'purpose', replaceable: words }]
}

/** Adds a few words of explanation in parentheses before the end mark. */
export function withAside(text: string, aside: string): string {
  return aside === '' ? text : text.replace(/(?=[.!?]*$)/u, ` (${aside.replace(/[.!]+$/u, '')})`)
}
