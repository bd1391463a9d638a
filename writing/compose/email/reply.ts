import { type ComposeRequest, wordCount, WORDS_MAX } from '#schema/email-writer/contract.ts'
import { capital } from '../english/tidy.ts'
import { answersFor } from './answers.ts'
import { fitted, type Piece } from './fit.ts'
import { phrasesOf } from './grammar.ts'
import { type EmailKind, sharedPhrases } from './kinds.ts'
import { notesIn, parseNote } from './parseNote.ts'
import { type Original, readOriginal } from './original.ts'
import { greeting, signature } from './parties.ts'
import { replies } from './phrases/replies.ts'
import { pointPieces } from './points.ts'
import { say, type Speaker } from './say.ts'
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
  const purpose = notesIn(request.purpose).map(text => parseNote(text, voice))
  const notes = points.map(text => parseNote(text, voice))
  const questions = isOwn && stance === 'follow_up' ? [] : original.questions
  const { pieces: answers, rest } = answersFor({ questions, notes, stance }, speaker)
  const pieces: Piece[] = [
    ...moves({ original, isOwn, hasPoints: notes.length + purpose.length > 0 }, request, speaker),
    ...answers,
    ...pointPieces(purpose, kind, speaker, true),
    ...pointPieces(rest, kind, speaker, false),
    ...closing(request, speaker),
  ]
  const { paragraphs, leftOut } = fitted(pieces, WORDS_MAX[length] - wordCount(`${hello}\n${bye}`))
  const topic = original.subject === null ? `your ${original.what}` : original.subject
  return {
    subjects: replySubjects({ subject: original.subject, topic, stance }, speaker),
    body: [hello, ...paragraphs, bye].join('\n\n'),
    leftOut,
  }
}

type Situation = { original: Original; isOwn: boolean; hasPoints: boolean }

function moves({ original, isOwn, hasPoints }: Situation, { stance }: Reply, speaker: Speaker): Piece[] {
  const { what, subject } = original
  const thanks = stance === 'follow_up' ? null : say(phrases, 'thanks', { what }, speaker)
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

function closing({ stance, length, tone }: Reply, speaker: Speaker): Piece[] {
  const pieces: Piece[] = []
  const add = (text: string | null, rank: number) => {
    if (text !== null) pieces.push({ text: capital(text), rank, paragraph: 'close' })
  }
  if (tone === 'apologetic' && stance !== 'decline') add(say(phrases, 'sorry', {}, speaker), 2)
  if (length !== 'short') add(say(phrases, `${stance}.more`, {}, speaker), 6)
  if (length === 'long') add(say(phrases, `${stance}.more`, {}, speaker), 7)
  add(say(phrases, `${stance}.ask`, {}, speaker), 4)
  if (stance === 'ask' || stance === 'follow_up') add(say(sharedPhrases, 'end', {}, speaker), 8)
  return pieces
}
