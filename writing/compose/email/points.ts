import { capital } from '../english/tidy.ts'
import { isRequest, isSure } from './confidence.ts'
import type { Piece } from './fit.ts'
import type { EmailKind } from './kinds.ts'
import { sharedPhrases } from './kinds.ts'
import type { Note } from './note.ts'
import { ended, say, sayPoint, type Speaker } from './say.ts'

type Weight = { rank: number; extra: boolean }

/**
 * Returns the pieces for the points. If each is certain to be a sentence, they become sentences in
 * their order. Otherwise the facts stay a list in the writer's own words; requests, questions and
 * courtesies, which a list would hide, follow it. `extra` pieces may be removed. `topic` begins the
 * list, if the purpose was not understood.
 */
export function pointPieces(
  notes: readonly Note[],
  kind: EmailKind,
  speaker: Speaker,
  { extra = false, topic = [] }: { extra?: boolean; topic?: readonly string[] },
): Piece[] {
  const weight = { rank: extra ? 1 : 0, extra }
  const isAsking = (note: Note) =>
    isAsked(note) && !WHOLE_QUESTION.test(note.verbatim) && (!isSure(note) || notes.some(isRoughQuestion))
  const questions = notes.filter(isAsking)
  const facts = notes.filter(note => !questions.includes(note) && !isApart(note))
  const rough = facts.filter(note => !isSure(note)).length
  // Among friends, a few words may stand alone.
  const isTalk = speaker.tone === 'friendly' && rough * 2 <= facts.length
  const isList = topic.length > 0 || (rough > 0 && facts.length > 1 && !isTalk)
  const listed = isList ? facts : []
  const said = notes
    .filter(note => !listed.includes(note) && !questions.includes(note))
    .map((note): Piece => ({
      ...weight,
      text: sentenceOf(note, speaker),
      paragraph: isList && !isReaction(note) ? 'after' : 'points',
      replaceable: note.verbatim,
    }))
  const move = topic.length > 0 ? 'list.topic' : leadFor(kind)
  const lead = say(sharedPhrases, move, {}, speaker) ?? 'The details:'
  return [
    ...(isList ? [listPiece(listed, lead, weight, topic)] : []),
    ...said,
    ...questionPieces(questions, speaker, weight),
  ]
}

/** Sayings that are whole without a verb, and courtesies. */
const SAYINGS =
  /^(?:please|pls|thanks|thank you|(?:so |very |really )?(?:sorry|sad|happy|glad|excited)(?: (?:about|for) (?:it|this|that|the trouble|the delay))?$|no (?:rush|stress|worries|problem|hurry|pressure)\b|(?:great|good|nice) idea$|sounds (?:good|great|lovely)|works for (?:me|us)$|see you\b|have (?:fun|an? \p{L}+)|take care|enjoy (?:your|the)|good luck|sure$|of course$|yes$|hope (?:you|to|that|it)\b|can['’]t wait|congrat|happy to help|my apologies|all the best|not your fault)/iu

/** "Great idea" and "so sorry" come before the details. */
const isReaction = ({ verbatim }: Note): boolean =>
  SAYINGS.test(verbatim) && !/^(?:please|happy to|no |thank(?:s| you)$)/i.test(verbatim)

/** Returns whether a note addresses the reader, so that a list would hide it. */
const isApart = (note: Note): boolean =>
  (isAsked(note) && (isSure(note) || WHOLE_QUESTION.test(note.verbatim))) ||
  isRequest(note) ||
  (note.form === 'order' && isSure(note)) ||
  (note.form === 'speech' && /^(?:thank|apologise|ask|offer)$/.test(note.act) && isSure(note)) ||
  SAYINGS.test(note.verbatim)

/** Returns a note as a sentence. One fact that is none follows a short lead-in. */
function sentenceOf(note: Note, speaker: Speaker): string {
  if (isAsked(note)) return isSure(note) ? sayPoint(note, speaker) : lineOf(note)
  if (isSure(note)) return sayPoint(note, speaker)
  if (isRequest(note))
    return ended(
      `Please ${note.verbatim.replace(/^please /i, '').replace(/^\p{Lu}/u, first => first.toLowerCase())}`,
    )
  const whole = ended(capital(note.verbatim))
  if (SAYINGS.test(note.verbatim)) return whole
  const lead =
    note.form === 'label' || speaker.tone === 'friendly' ? null : say(sharedPhrases, 'point.one', {}, speaker)
  return lead === null ? whole : `${lead.replace(/\.$/, '')} ${ended(note.verbatim)}`
}

function questionPieces(notes: readonly Note[], speaker: Speaker, weight: Weight): Piece[] {
  const [first] = notes
  if (first === undefined) return []
  const piece = listPiece(notes, speaker.we ? 'Our questions:' : 'My questions:', weight)
  const text = notes.length === 1 ? `One question: ${lower(lineOf(first))}` : piece.text
  return [{ ...piece, paragraph: 'after', text }]
}

/** Lowers the first letter, unless its word is a name or an abbreviation. */
const lower = (text: string): string =>
  /^(?:\p{Lu}\p{Lu}|I\b)/u.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** "Handover date?" and "which file type" ask something without a verb. */
export const isAsked = (note: Note): boolean =>
  note.form === 'question' ||
  /^(?:which|what|when|where|who|how many|how much|how long|any (?:news|update|chance|idea|luck))\b/i.test(
    note.verbatim,
  )
const isRoughQuestion = (note: Note): boolean =>
  isAsked(note) && !isSure(note) && !WHOLE_QUESTION.test(note.verbatim)
/** Questions that are whole without a verb. */
const WHOLE_QUESTION =
  /^(?:any (?:news|update|chance|idea|luck)|interested|questions|possible|okay?|ready)\b/i

function listPiece(
  notes: readonly Note[],
  lead: string,
  weight: Weight,
  topic: readonly string[] = [],
): Piece {
  return {
    ...weight,
    text: listOf(lead, [...topic.map(capital), ...notes.map(lineOf)]),
    paragraph: 'list',
    replaceable: [...topic, ...notes.map(note => note.verbatim)].join('\n'),
  }
}

/** Returns a note as a line of a list: in the writer's own words unless it is a sentence. */
export function lineOf(note: Note): string {
  if (note.form === 'label') return `${capital(note.label)}: ${note.value}`
  const text = capital(note.verbatim.replace(/^(?:and|also)[:,]? (?=\S)/i, '')).replace(
    /(?<=[?!] )\p{Ll}/u,
    letter => letter.toUpperCase(),
  )
  if (isAsked(note)) return `${text}?`
  return note.form === 'statement' && isSure(note) ? capital(note.text) : text
}

function leadFor(kind: EmailKind): string {
  if (kind === 'apply') return 'list.apply'
  if (/^(?:thank|wish|congratulate|welcome)$/.test(kind)) return 'list.thanks'
  if (/^(?:accept|decline|absence|resign|apologise)$/.test(kind)) return 'list.deciding'
  if (kind === 'discuss') return 'list.discuss'
  if (kind === 'propose') return 'list.propose'
  return kind === 'request' || kind === 'question' ? 'list.asking' : 'list.telling'
}

/** Returns a lead-in followed by its lines. */
export function listOf(lead: string, lines: readonly string[]): string {
  return [lead, ...lines.map(line => `- ${line}`)].join('\n')
}
