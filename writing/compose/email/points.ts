import { capital } from '../english/tidy.ts'
import { isSure } from './confidence.ts'
import type { Piece } from './fit.ts'
import type { EmailKind } from './kinds.ts'
import { sharedPhrases } from './kinds.ts'
import type { Note } from './note.ts'
import { ended, isWhen, say, sayPoint, type Speaker } from './say.ts'

type Weight = { rank: number; extra: boolean }

/**
 * Returns the pieces for the points. Notes that were understood become sentences. The others stay
 * in the writer's own words: facts as a short list, and questions as questions. `extra` pieces may
 * be removed.
 */
export function pointPieces(
  notes: readonly Note[],
  kind: EmailKind,
  speaker: Speaker,
  extra: boolean,
): Piece[] {
  const weight = { rank: extra ? 1 : 0, extra }
  const rough = notes.filter(note => !isClear(note, kind))
  const questions = rough.filter(isAsked)
  const facts = rough.filter(note => !isAsked(note))
  const listed = facts.length > 1 ? facts : []
  const said = notes
    .filter(note => !listed.includes(note) && !questions.includes(note))
    .map((note, at): Piece => ({
      ...weight,
      text: facts.includes(note)
        ? alone(note, kind, speaker)
        : sayPoint(note, kind, speaker, at === 0 && !extra),
      paragraph: 'points',
      replaceable: note.verbatim,
    }))
  const lead = listed.length > 0 ? (say(sharedPhrases, leadFor(kind), {}, speaker) ?? 'The details are:') : ''
  return [
    ...said,
    ...(listed.length > 0 ? [listPiece(listed, lead, weight)] : []),
    ...questionPieces(questions, speaker, weight),
  ]
}

function questionPieces(notes: readonly Note[], speaker: Speaker, weight: Weight): Piece[] {
  const [first] = notes
  if (first === undefined) return []
  const piece = listPiece(notes, speaker.we ? 'Our questions:' : 'My questions:', weight)
  return [
    {
      ...piece,
      paragraph: 'after',
      text: notes.length === 1 ? `One question: ${inQuestion(first)}?` : piece.text,
    },
  ]
}

/** An application is about the writer, so its notes need no subject. */
function isClear(note: Note, kind: EmailKind): boolean {
  if (kind === 'apply' && (note.form === 'statement' || note.form === 'order')) return true
  return isSure(note)
}

/** "Handover date?" and "which file type" ask something without a verb. */
const isAsked = (note: Note): boolean =>
  note.form === 'question' ||
  /^(?:which|what|when|where|who|how many|how much|how long)\b/i.test(note.verbatim)

const inQuestion = (note: Note): string =>
  note.form === 'question' ? note.text : `${note.verbatim.charAt(0).toLowerCase()}${note.verbatim.slice(1)}`

/** A single fact needs no list. */
function alone(note: Note, kind: EmailKind, speaker: Speaker): string {
  return note.form === 'label' || isWhen(note, kind)
    ? sayPoint(note, kind, speaker, true)
    : ended(capital(note.verbatim))
}

function listPiece(notes: readonly Note[], lead: string, weight: Weight): Piece {
  return {
    ...weight,
    text: listOf(lead, notes.map(lineOf)),
    paragraph: 'list',
    replaceable: notes.map(note => note.verbatim).join('\n'),
  }
}

function lineOf(note: Note): string {
  if (note.form === 'label') return `${capital(note.label)}: ${note.value}`
  const text = capital(note.verbatim.replace(/^(?:so|and|also) (?=\S)/i, ''))
  return isAsked(note) ? `${text}?` : text
}

function leadFor(kind: EmailKind): string {
  if (kind === 'apply') return 'list.apply'
  if (/^(?:thank|wish|congratulate|welcome)$/.test(kind)) return 'list.more'
  if (kind === 'discuss' || kind === 'schedule') return 'list.discuss'
  if (kind === 'propose') return 'list.propose'
  return kind === 'request' || kind === 'question' ? 'list.asking' : 'list.telling'
}

/** Returns a lead-in followed by its lines. */
export function listOf(lead: string, lines: readonly string[]): string {
  return [lead, ...lines.map(line => `- ${line}`)].join('\n')
}
