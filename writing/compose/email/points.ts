import { capital } from '../english/tidy.ts'
import { say, sayPoint, type Speaker } from './say.ts'
import type { EmailKind } from './kinds.ts'
import { sharedPhrases } from './kinds.ts'
import type { Piece } from './fit.ts'
import type { Note } from './note.ts'

/** From this number on, points that are not sentences become a list. */
const LIST_MIN = 2

/**
 * Returns the pieces for the points: sentences, and a list of those that are noun phrases. `extra`
 * pieces may be removed.
 */
export function pointPieces(
  notes: readonly Note[],
  kind: EmailKind,
  speaker: Speaker,
  extra: boolean,
): Piece[] {
  const rank = extra ? 1 : 0
  const things = notes.filter(isThing)
  const listed = things.length >= LIST_MIN
  const pieces: Piece[] = notes
    .filter(note => !(listed && isThing(note)))
    .map((note, at) => ({
      text: sayPoint(note, kind, speaker, at === 0 && !extra),
      rank,
      paragraph: 'points',
      replaceable: note.verbatim,
      extra,
    }))
  if (!listed) return pieces
  const lead = say(sharedPhrases, leadFor(kind), {}, speaker) ?? 'The details are:'
  return [
    ...pieces,
    {
      text: listOf(lead, things.map(lineOf)),
      rank,
      paragraph: 'list',
      extra,
      replaceable: things.map(note => note.verbatim).join('\n'),
    },
  ]
}

const isThing = (note: Note): boolean =>
  note.form === 'noun' || note.form === 'phrase' || note.form === 'label'

function lineOf(note: Note): string {
  return note.form === 'label' ? `${capital(note.label)}: ${note.value}` : capital(note.verbatim)
}

function leadFor(kind: EmailKind): string {
  if (kind === 'apply') return 'list.apply'
  if (kind === 'discuss' || kind === 'schedule') return 'list.discuss'
  if (kind === 'propose') return 'list.propose'
  return kind === 'request' || kind === 'question' ? 'list.asking' : 'list.telling'
}

/** Returns a lead-in followed by its lines. */
export function listOf(lead: string, lines: readonly string[]): string {
  return [lead, ...lines.map(line => `- ${line}`)].join('\n')
}
