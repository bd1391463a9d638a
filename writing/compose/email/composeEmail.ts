import { type ComposeRequest, type EmailDraft, wordCount, WORDS_MAX } from '#schema/email-writer/contract.ts'
import { capital } from '../english/tidy.ts'
import { gapMove, gapsIn, hasTime } from './gaps.ts'
import { type EmailKind, isAskingKind, kindOf, phrasesFor, sharedPhrases } from './kinds.ts'
import { fitted, type Piece } from './fit.ts'
import type { Note } from './note.ts'
import { notesIn, parseNote } from './parseNote.ts'
import { greeting, isCompany, signature } from './parties.ts'
import { randomOf } from './random.ts'
import { composeReply } from './reply.ts'
import { ended, say, sayPoint, slotsOf, type Speaker } from './say.ts'
import { unwrapped } from './speech.ts'
import { subjectsFor } from './subjects.ts'
import { pointPieces } from './points.ts'
import { asWriters, purposeNotes, readerIn } from './purpose.ts'

/**
 * Writes an email in English from the request alone. Details that a good email of its kind needs
 * but the request lacks become `gaps` in brackets. The same request and seed return the same email;
 * other seeds return others. Every key point is used. The body never exceeds the word limit of its
 * length, provided the request satisfies the contract.
 */
export function composeEmail(request: ComposeRequest, { seed }: { seed: string }): EmailDraft {
  const random = randomOf(seed)
  const given = [request.purpose, ...request.points, request.mode === 'reply' ? request.original : ''].join(
    '\n',
  )
  const speaker: Speaker = {
    tone: request.tone,
    we:
      isCompany(request.sender) ||
      /\b(?:we|us|ours|our(?! (?:conversation|meeting|call|talk|interview|chat|discussion|agreement|appointment|order)))\b/i.test(
        [request.purpose, ...request.points].join(' '),
      ),
    random,
    said: [],
  }
  const made = request.mode === 'reply' ? composeReply(request, speaker) : composeNew(request, speaker)
  const body = made.body
  return {
    subjects: made.subjects,
    body,
    gaps: gapsIn(body, given),
    leftOut: made.leftOut,
    words: wordCount(body),
    language: 'en',
    note: /^en(?:-|$)/i.test(request.language)
      ? null
      : 'The built-in writer writes English only, so this draft is in English.',
  }
}

/** So many words of facts in the purpose join the points, which are never left out. */
const FACTS_WORDS = 12

type Made = { subjects: string[]; body: string; leftOut: string[] }

function composeNew(request: Extract<ComposeRequest, { mode: 'new' }>, speaker: Speaker): Made {
  const { purpose, points, tone, length } = request
  const named = unwrapped(purpose).person ?? readerIn(purpose)
  const recipient = request.recipient === '' ? (named ?? '') : request.recipient
  const voice = { we: speaker.we, recipient }
  const [first = purpose, ...further] = purposeNotes(notesIn(purpose))
  const main = asWriters(parseNote(first, voice))
  const { kind, move } = kindOf(main)
  const given = [purpose, ...points].join('\n')
  const later = {
    ...voice,
    about: kind === 'introduce' ? nameIn(main.verbatim) : SPOKEN_OF.test(kind) ? 'this' : null,
    own: kind === 'apply',
  }
  const hello = greeting(recipient, tone, speaker.random)
  const bye = signature(request.sender, tone, speaker.random, {
    thanks: isAskingKind(kind),
    apologies: !HAPPY.test(kind) || kind === 'apologise',
  })
  const asNotes = (texts: readonly string[]) => texts.map(text => parseNote(text, later))
  const isShort = wordCount(further.join(' ')) <= FACTS_WORDS
  const pieces = [
    ...opening(kind, length, speaker),
    ...purposePieces(main, kind, move, speaker),
    ...gapPieces(kind, move, given, speaker),
    ...pointPieces(asNotes(isShort ? [] : further), kind, speaker, true),
    ...pointPieces(
      asNotes([...(isShort ? further : []), ...points.flatMap(point => wholeOrParts(point))]),
      kind,
      speaker,
      false,
    ),
    ...detailPieces(main, further.length + points.length, kind),
    ...closing({ kind, length, given, main }, speaker),
  ]
  const room = WORDS_MAX[length] - wordCount(`${hello}\n${bye}`)
  const { paragraphs, leftOut } = fitted(pieces, room)
  return {
    subjects: subjectsFor(kind, move, main, speaker),
    body: [hello, ...paragraphs, bye].join('\n\n'),
    leftOut,
  }
}

/** Returns the first name of a person who is being introduced. */
function nameIn(note: string): string | null {
  return /\b(\p{Lu}\p{Ll}+) \p{Lu}\p{Ll}+/u.exec(note)?.[1] ?? null
}

/**
 * Splits a point of several sentences into several points. A point without words stays as it is.
 */
function wholeOrParts(point: string): string[] {
  const parts = notesIn(point)
  return parts.length === 0 ? [point] : parts
}

function opening(kind: EmailKind, length: string, speaker: Speaker): Piece[] {
  const quick =
    length === 'short' ||
    speaker.tone === 'concise' ||
    /^(?:complain|thank|apologise|congratulate|welcome|wish|invite|resign|decline|accept)$/.test(kind)
  const text = quick ? null : say(sharedPhrases, 'open', {}, speaker)
  return text === null ? [] : [{ text, rank: 5, paragraph: 'purpose' }]
}

function purposePieces(main: Note, kind: EmailKind, move: string, speaker: Speaker): Piece[] {
  const slots = slotsOf(main, speaker)
  const text =
    (main.form === 'order' && main.action.startsWith('not ')
      ? say(sharedPhrases, 'point.not', slots, speaker)
      : null) ??
    say(phrasesFor(kind), `main.${move}`, slots, speaker) ??
    say(phrasesFor('general'), `main.${move}`, slots, speaker) ??
    (main.form === 'speech' && main.how !== 'none' ? sayPoint(main, kind, speaker) : null) ??
    ended(capital(main.verbatim))
  return [{ text, rank: 0, paragraph: 'purpose', replaceable: main.verbatim }]
}

function gapPieces(kind: EmailKind, move: string, given: string, speaker: Speaker): Piece[] {
  const gap = gapMove(kind, move, given)
  const text = gap === null ? null : say(phrasesFor(kind), gap, {}, speaker)
  return text === null ? [] : [{ text, rank: 1, paragraph: 'purpose' }]
}

/** Adds a gap for the details when an email only names its topic. */
function detailPieces(main: Note, more: number, kind: EmailKind): Piece[] {
  const bare =
    more === 0 &&
    (kind === 'general' || kind === 'update') &&
    (main.form === 'noun' || main.form === 'speech')
  return bare && !(main.form === 'speech' && main.whole !== null)
    ? [{ text: '[what you would like to say about it]', rank: 1, paragraph: 'points' }]
    : []
}

/** Kinds whose further notes without a subject are about the topic of the email. */
const SPOKEN_OF = /^(?:persuade|propose|offer|tell|update|invite)$/
/** Kinds that never apologize. */
const HAPPY = /^(?:wish|congratulate|welcome|thank|apologise)$/

/** Kinds in which the tone "persuasive" adds an argument. */
const PERSUADES = /^(?:persuade|propose|request|invite|apply|schedule|discuss)$/

type Close = { kind: EmailKind; length: string; given: string; main: Note }

function closing({ kind, length, given, main }: Close, speaker: Speaker): Piece[] {
  const phrases = phrasesFor(kind)
  const pieces: Piece[] = []
  const add = (text: string | null, rank: number) => {
    if (text !== null) pieces.push({ text, rank, paragraph: 'close' })
  }
  const side = isAskingKind(kind) ? 'asking' : 'telling'
  const sorry = /\b(?:sorry|apolog)/i.test(speaker.said.join(' '))
  if (!sorry && !HAPPY.test(kind)) add(say(sharedPhrases, `sorry.${side}`, {}, speaker), 2)
  if (length !== 'short' && PERSUADES.test(kind)) add(say(sharedPhrases, 'why', {}, speaker), 4)
  if (length !== 'short') add(say(phrases, 'more', {}, speaker), 6)
  if (length === 'long') add(say(phrases, 'more', {}, speaker), 7)
  const timed = kind === 'schedule' && hasTime(given)
  const asksAlready = main.form === 'question' && length === 'short'
  if (!asksAlready) add(say(phrases, timed ? 'asktime' : 'ask', {}, speaker), 3)
  const end =
    say(phrases, 'end', {}, speaker) ?? (side === 'asking' ? say(sharedPhrases, 'end', {}, speaker) : null)
  add(end, length === 'short' ? 8 : 4)
  return pieces
}
