import { type ComposeRequest, wordCount, WORDS_MAX } from '#schema/email-generator/contract.ts'

import { capital } from '../english/tidy.ts'
import { answersFor } from './answers.ts'
import { isAside } from './asides.ts'
import { thoughtsOf } from './contents.ts'
import { isDirective, maybeFirst, withVerb } from './directives.ts'
import { filledPieces } from './fill.ts'
import { fitted, type Piece } from './fit.ts'
import { framed } from './frames.ts'
import { phrasesOf } from './grammar.ts'
import { type EmailKind, sharedPhrases } from './kinds.ts'
import type { Note } from './note.ts'
import { type Original, readOriginal } from './original.ts'
import { parseNote } from './parseNote.ts'
import { greeting, signature } from './parties.ts'
import { replies } from './phrases/replies.ts'
import { isAsked, pointPieces } from './points.ts'
import { say, type Speaker } from './say.ts'
import { sentenceOf } from './spoken.ts'
import { replySubjects } from './subjects.ts'

const phrases = phrasesOf(replies)
const kinds: Record<string, EmailKind> = {
  accept: 'accept',
  decline: 'decline',
  ask: 'question',
  follow_up: 'follow_up',
}

type Reply = Extract<ComposeRequest, { mode: 'reply' }>

/**
 * Writes a reply: thanks, the stance, an answer or a gap for each question of the original, then
 * the remaining points.
 */
export function composeReply(
  request: Reply,
  speaker: Speaker,
): { subjects: string[]; body: string; leftOut: string[] } {
  const { tone, length, points, stance } = request
  const original = readOriginal(request.original)
  const isOwn =
    original.author !== null &&
    request.sender !== '' &&
    original.author.toLowerCase() === request.sender.toLowerCase()
  const recipient = request.recipient === '' && !isOwn ? (original.author ?? '') : request.recipient
  const voice = { we: speaker.we, recipient }
  const hello = greeting(recipient, tone, speaker.random)
  const bye = signature(request.sender, tone, speaker.random, {
    thanks: request.stance === 'ask',
    apologies: true,
  })
  const kind = kinds[stance] ?? 'general'
  const thoughts = request.purpose === '' ? [] : thoughtsOf(request.purpose)
  const purpose = thoughts.map(text => parseNote(text, voice))
  const given = points
    .filter(point => !isDirective(point) && !isAside(point))
    .map(point => withVerb(withoutYes(maybeFirst(point), request)))
  const notes = given.filter(text => text !== '').map(text => parseNote(text, voice))
  const asks = notes.some(isAsked)
  const questions = isOwn && stance === 'follow_up' ? [] : original.questions
  // An answer may be among the words of the purpose, too.
  const { pieces: answers, rest } = answersFor({ questions, notes: [...notes, ...purpose], stance }, speaker)
  const pieces: Piece[] = [
    ...moves({ original, isOwn, hasPoints: notes.length + purpose.length > 0 }, request, speaker),
    ...answers,
    ...spokenPieces(
      purpose.filter(note => rest.includes(note)),
      speaker,
    ),
    ...pointPieces(
      rest.filter(note => !purpose.includes(note)),
      kind,
      speaker,
      {},
    ),
    ...closing(request, speaker, asks),
  ]
  const { paragraphs, leftOut } = fitted(
    filledPieces(pieces, request.answers, speaker.we),
    WORDS_MAX[length] - wordCount(`${hello}\n${bye}`),
  )
  const topic = original.subject === null ? `your ${original.what}` : original.subject
  return {
    subjects: replySubjects({ subject: original.subject, topic, stance }, speaker),
    body: [hello, ...paragraphs, bye].join('\n\n'),
    leftOut,
  }
}

/** Returns the rest of the purpose as sentences, if each thought is certain to be one. */
function spokenPieces(notes: readonly Note[], speaker: Speaker): Piece[] {
  const sentences = notes.map(({ verbatim }) => sentenceOf(framed(verbatim)?.text ?? verbatim, speaker))
  if (!sentences.every(sentence => sentence !== null))
    return pointPieces(notes, 'general', speaker, { extra: true })
  return sentences.map((text, at) => ({
    text,
    rank: 1,
    extra: true,
    paragraph: 'points',
    replaceable: notes[at]?.verbatim ?? text,
  }))
}

/** Removes a yes that the stance already says: "ok but 16 May better". */
function withoutYes(point: string, { stance }: Reply): string {
  if (stance !== 'accept') return point
  const [, but = '', rest = point] = /^(?:yes|yep|ok|okay|sure)\b[,!.]? ?(but |if |)(.*)$/i.exec(point) ?? []
  if (/^if/i.test(but)) return `${but}${rest}`
  return /^(?:to|for|with|of|in) /i.test(rest) ? point : rest
}

type Situation = { original: Original; isOwn: boolean; hasPoints: boolean }

function moves({ original, isOwn, hasPoints }: Situation, { stance }: Reply, speaker: Speaker): Piece[] {
  const { what, subject } = original
  const thanks =
    stance === 'follow_up'
      ? null
      : say(phrases, what === 'request' ? 'thanks.request' : 'thanks', { what }, speaker)
  // A topic named in the thanks becomes "it" afterwards.
  const named = (thing: string) => (thanks?.includes(what) === true ? 'it' : thing)
  const isOffered = what === 'invitation' || what === 'offer' || what === 'proposal'
  const slots = {
    what,
    topic: subject ?? '',
    agreed: isOffered ? named(`your ${what}`) : '',
    asked: what === 'request' ? named('your request') : '',
  }
  const move = stance === 'follow_up' && isOwn ? 'follow_up.own' : stance
  const main = say(phrases, `${move}.named`, slots, speaker) ?? say(phrases, move, slots, speaker)
  const text = [thanks, main].filter(sentence => sentence !== null).join(' ')
  const pieces: Piece[] = [{ text, rank: 0, paragraph: 'purpose' }]
  if (stance === 'ask' && !hasPoints) pieces.push({ text: '[your question]', rank: 1, paragraph: 'points' })
  return pieces
}

function closing({ stance, length, tone }: Reply, speaker: Speaker, asks: boolean): Piece[] {
  const pieces: Piece[] = []
  const add = (text: string | null, rank: number) => {
    if (text !== null) pieces.push({ text: capital(text), rank, paragraph: 'close' })
  }
  if (tone === 'apologetic' && stance !== 'decline') add(say(phrases, 'sorry', {}, speaker), 2)
  if (length !== 'short') add(say(phrases, `${stance}.more`, {}, speaker), 6)
  if (length === 'long') add(say(phrases, `${stance}.more`, {}, speaker), 7)
  const asked = asks && stance === 'follow_up' ? '' : say(phrases, `${stance}.ask`, {}, speaker)
  if (asked !== '') add(asked, 4)
  if (stance === 'follow_up' || (stance === 'ask' && asked === null))
    add(say(sharedPhrases, 'end', {}, speaker), 8)
  return pieces
}
