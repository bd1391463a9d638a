import { finiteAt } from '#writing/compose/english/clauses.ts'
import { auxiliaries, modals } from '#writing/compose/english/functionWords.ts'
import { baseOfGerund, baseOfThird, isBaseVerb, isPastForm } from '#writing/compose/english/verbs.ts'
import { isFunctionWord, type Token, tokensOf } from '#writing/compose/english/words.ts'

import { type CoachRule, inBody, most } from './rule.ts'

type Sentence = { text: string; start: number; end: number; tokens: Token[] }

/** Beyond this, an email is judged by its beginning. */
const CHARACTERS_MAX = 8000

/** Returns the sentences between greeting and sign-off, without lists. */
function sentencesIn(body: string): Sentence[] {
  const sentences: Sentence[] = []
  const lines = [...body.slice(0, CHARACTERS_MAX).matchAll(/[^\r\n]+/g)]
  for (const { 0: line, index } of lines.slice(1)) {
    if (/^\s*(?:[-*•]|\d{1,2}[.)])\s/.test(line) || !/[.!?]["”’)]*\s*$/u.test(line)) continue
    for (const found of line.matchAll(/[^\s.!?][^.!?]*(?:[.!?](?=\S)[^.!?]*)*[.!?]+/g)) {
      const [text] = found
      const start = index + found.index
      sentences.push({ text, start, end: start + text.length, tokens: tokensOf(text) })
    }
  }
  return sentences
}

const FRAGMENT_WORDS = 9
/** Short thanks, wishes and answers that need no verb. */
const COMPLETE =
  /^(?:thanks?|many thanks|sorry|so sorry|my apologies|yes|no (?:rush|problem|worries|pressure|stress|hurry)|sure|of course|congratulations|congrats|happy|merry|best|great|good|lovely|well done|hope|see you|talk|maybe|perhaps|looking|welcome|just (?:a|one)|a (?:quick|short|warm|big|sincere|huge|follow-up)|with|one (?:question|more)|all the best|what a|how|why|if|any (?:news|questions)|questions|interested)\b/i

const isVerb = ({ key }: Token): boolean =>
  modals.has(key) ||
  auxiliaries.has(key) ||
  isBaseVerb(key) ||
  isPastForm(key) ||
  baseOfThird(key) !== null ||
  baseOfGerund(key) !== null ||
  /['’](?:s|re|ve|ll|d|m)$/u.test(key)

/** Announces a sentence behind the colon. */
const NOTE_BEHIND =
  /\b(?:this|following|request|application|problem|question|note|short|offer|invited): \S+ \S+/iu

function isFragment({ text, tokens }: Sentence): boolean {
  if (NOTE_BEHIND.test(text) && !tokensOf(text.replace(/^[^:]*: /, '')).some(isVerb)) return true
  const isShort = tokens.length > 1 && tokens.length <= FRAGMENT_WORDS
  return isShort && text.endsWith('.') && !COMPLETE.test(text) && finiteAt(tokens) < 0 && !tokens.some(isVerb)
}

const fragments: CoachRule = ({ body }) => {
  const found = sentencesIn(body).filter(isFragment)
  return found.length === 0
    ? null
    : {
        id: 'fragments',
        points: most(3 * found.length, 9),
        message:
          found.length === 1 ? 'A sentence without a verb' : `${found.length} sentences without a verb`,
        hint: 'Say it in a full sentence, or put your notes in a list.',
        ranges: found.map(inBody),
      }
}

const WORDS_ALIKE = 3
const SHARE_ALIKE = 0.75

/** Returns the words of a sentence that carry its content. */
const contentOf = ({ tokens }: Sentence): Set<string> =>
  new Set(
    tokens
      .map(({ key }) => key)
      .filter(key => key.length > 2 && !isFunctionWord(key) && !/^(?:please|also|just|know|let)$/.test(key))
      .map(key => key.slice(0, 5)),
  )

function isAlike(one: Set<string>, other: Set<string>): boolean {
  const shared = [...one].filter(word => other.has(word)).length
  return (
    shared >= WORDS_ALIKE - 1 && shared / Math.max(one.size, other.size, WORDS_ALIKE) >= SHARE_ALIKE - 0.09
  )
}

/** Sentences that are compared with each other. More would take too long. */
const SENTENCES_MAX = 60

const repeats: CoachRule = ({ body }) => {
  const sentences = sentencesIn(body).slice(0, SENTENCES_MAX)
  const contents = sentences.map(contentOf)
  const found = sentences.filter((_, at) =>
    contents.slice(0, at).some(earlier => isAlike(earlier, contents[at] ?? new Set())),
  )
  return found.length === 0
    ? null
    : {
        id: 'repeats',
        points: most(5 * found.length, 10),
        message: 'The same thing twice',
        hint: 'Say it once. Remove the weaker of the two sentences.',
        ranges: found.map(inBody),
      }
}

/** Matches a list right after the greeting, before any sentence says what it is about. */
const LIST_FIRST = /^[^\n]{1,80}[,!:]\s*\n+([^\n]{1,120}:\s*\n+[ \t]*[-*•] )/u

/** Matches a lead-in that nothing follows. */
const LEAD_ALONE = /\n[^\n]{1,80}:[ \t]*(?:\n[ \t]*){2,}(?![ \t]*(?:[-*•]|\d))/u

const notes: CoachRule = ({ body }) => {
  const alone = LEAD_ALONE.exec(body)
  if (alone !== null)
    return {
      id: 'notes',
      points: 5,
      message: 'A list without its lines',
      hint: 'Write what you announce before the colon, or remove it.',
      ranges: [inBody({ start: alone.index + 1, end: alone.index + alone[0].indexOf(':') + 1 })],
    }
  const found = LIST_FIRST.exec(body.trimStart())
  if (found === null) return null
  const start = body.indexOf(found[1] ?? '')
  const end = start + (found[1] ?? '').indexOf(':') + 1
  return {
    id: 'notes',
    points: 5,
    message: 'Begins with a list',
    hint: 'Say in one sentence why you are writing. Then list the details.',
    ranges: [inBody({ start, end })],
  }
}

/** Rules on what is left of notes in an email: fragments, repetitions, a list without a purpose. */
export const noteRules: readonly CoachRule[] = [fragments, repeats, notes]
