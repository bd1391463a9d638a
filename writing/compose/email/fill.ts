import type { EmailAnswer } from '#schema/email-generator/contract.ts'

import { isClause } from '../english/certain.ts'
import { capital, tidy } from '../english/tidy.ts'
import { inner } from '../english/words.ts'
import type { Piece } from './fit.ts'
import { hasTime } from './gaps.ts'
import { ended } from './say.ts'
import { sentenceOf } from './spoken.ts'
import { timePhrase } from './times.ts'

/** Words that lead to a gap, and go where its answer has its own. */
const LEAD = /(?<=^|\s)(because of|because|due to|on|at|in|by|from|until|since|for|of|as|to) (the )?$/iu
/** Leads that say no more than their answer does: "on [date]", "at [time]", "in [place]". */
const PLAIN_LEAD = /^(?:on|at|in)$/i
const OWN_LEAD =
  /^(?:because of|because|due to|on|at|in|by|from|until|since|for|of|as|to|near|next to|opposite|inside|under|behind)\b/iu
const BECAUSE = /^(?:because|due)/i
/** Places and times that follow no preposition. */
const BARE =
  /^(?:here|there|online|outside|downstairs|upstairs|nearby|yesterday|today|tonight|tomorrow|next|this|last|every)\b/iu
const TIME_GAP = /\b(?:date|day|time|hour|when|deadline|month|week)\b/iu
const NAME_GAP = /\bnames?\b/iu

/** Returns the answers to questions about gaps. */
export const gapAnswers = (answers: readonly EmailAnswer[]): EmailAnswer[] =>
  answers.filter(({ kind }) => kind === 'gap')

/**
 * Returns pieces with answers in the place of their gaps. An answer that is a sentence replaces the
 * one with its gap. If the gap is not there, the answer becomes a further sentence: none is lost.
 */
export function filledPieces(
  pieces: readonly Piece[],
  answers: readonly EmailAnswer[],
  we: boolean,
): Piece[] {
  const given = gapAnswers(answers)
  // A sentence that came later would take the place of facts that were filled in.
  const inOrder = [
    ...given.filter(({ answer }) => isSentence(answer)),
    ...given.filter(({ answer }) => !isSentence(answer)),
  ]
  return inOrder.reduce<Piece[]>(
    (now, answer) => {
      const at = now.findIndex(({ text }) => text.includes(answer.about))
      const piece = now[at]
      const whole: Piece = {
        text: lineOf(answer, we),
        rank: 0,
        paragraph: 'points',
        replaceable: answer.answer,
      }
      if (piece === undefined) return [...now, whole]
      const isWhole = piece.text === answer.about || isSentence(answer.answer)
      const text = isWhole ? whole.text : filledText(piece.text, [answer])
      return now.with(at, { ...piece, text, rank: 0, replaceable: piece.replaceable ?? text })
    },
    [...pieces],
  )
}

/** Returns a text with answers in the place of their gaps, where they fit into its sentences. */
export function filledText(text: string, answers: readonly EmailAnswer[]): string {
  return gapAnswers(answers).reduce((now, { about, answer }) => {
    const at = now.indexOf(about)
    if (at < 0 || isSentence(answer)) return now
    return filled(now.slice(0, at), { about, answer }, now.slice(at + about.length))
  }, text)
}

type Answer = Pick<EmailAnswer, 'about' | 'answer'>

function filled(before: string, { about, answer }: Answer, after: string): string {
  const [found = '', lead = '', the = ''] = LEAD.exec(before) ?? []
  const start = before.slice(0, before.length - found.length)
  const said = lead === '' ? named(wordsOf(answer), about) : led(lead, the, { about, answer })
  // "Friday at 6" answers both.
  const isBoth = TIME_GAP.test(about) && hasHour(answer)
  const rest = isBoth ? after.replace(/^(?:,? and we start)? at \[time\]/u, '') : after
  return `${start === '' ? capital(said) : `${start}${said}`}${rest}`
}

/** Returns an answer with the word that leads to it, once: "on" and "on Monday", "at" and "home". */
function led(lead: string, the: string, { about, answer }: Answer): string {
  const words = wordsOf(answer)
  const isPlain = PLAIN_LEAD.test(lead)
  const time = TIME_GAP.test(about) && isPlain ? timePhrase(words) : null
  if (time !== null) return time
  if (isPlain && /^home\b/iu.test(words)) return `at ${words}`
  if (isPlain && (BARE.test(words) || OWN_LEAD.test(words))) return words
  const own = OWN_LEAD.exec(words)?.[0] ?? ''
  const rest = words.slice(own.length).trim()
  if (BECAUSE.test(lead)) return isSentence(rest) ? `because ${rest}` : `because of ${rest}`
  const thing = the !== '' || /^of$/i.test(lead) ? rest.replace(/^(?:the|an?) /iu, '') : rest
  return `${lead} ${the}${named(thing, about)}`
}

const hasHour = (answer: string): boolean =>
  hasTime(answer) && /\d ?(?:am|pm)\b|\d:\d\d|\bat \d|\bnoon\b|o['’]clock/iu.test(answer)

/** Returns the words of an answer as they stand in a sentence. */
const wordsOf = (answer: string): string =>
  plainOf(answer.replace(/^(?:it['’]?s|it is|that['’]?s|that is) /iu, '')).replace(
    /^(?=(?:end|start|beginning|middle) of\b)/iu,
    'the ',
  )

const plainOf = (answer: string): string => tidy(answer.replace(/(?<!\p{L}\.\p{L})[.!?\s]+$/u, ''))

/** A name has capitals, however it was typed. */
const named = (words: string, about: string): string =>
  NAME_GAP.test(about) && words === words.toLowerCase()
    ? words.replace(/(?<![\p{L}'’])\p{Ll}/gu, letter => letter.toUpperCase())
    : words

const isSentence = (answer: string): boolean => isClause(inner(wordsOf(answer)))

/** Returns an answer as a sentence, behind the name of its gap unless it is one by itself. */
export function lineOf({ about, answer }: Answer, we: boolean): string {
  const words = plainOf(answer)
  const gap = about.slice(1, -1)
  if (gap === 'your question' || /\?\s*$/.test(answer)) return `${capital(words)}?`
  if (isSentence(answer) || gap.startsWith('what you would'))
    return sentenceOf(words, { we }) ?? ended(capital(words))
  const label = gap.replace(/^your answers? (?:about|to)\b/u, 'about').replace(/^add: /u, '')
  return ended(`${capital(label)}: ${words}`)
}
