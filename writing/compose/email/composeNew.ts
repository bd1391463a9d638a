import { type ComposeRequest, wordCount, WORDS_MAX } from '#schema/email-generator/contract.ts'

import { isWholeQuestion } from '../english/certain.ts'
import { capital, tidy } from '../english/tidy.ts'
import { inner } from '../english/words.ts'
import { isAside } from './asides.ts'
import { isSure, isSurePurpose, withTopic } from './confidence.ts'
import { thoughtsOf } from './contents.ts'
import { isDirective, maybeFirst } from './directives.ts'
import { filledPieces } from './fill.ts'
import { fitted, type Piece } from './fit.ts'
import { gapMove, hasTime } from './gaps.ts'
import { type EmailKind, isAskingKind, kindOf, phrasesFor, sharedPhrases } from './kinds.ts'
import type { Note } from './note.ts'
import { notesIn, parseNote } from './parseNote.ts'
import { greeting, signature } from './parties.ts'
import { pointPieces } from './points.ts'
import { asWriters, purposeParts, readerIn } from './purpose.ts'
import { toReader } from './readers.ts'
import { ended, say, slotsOf, type Speaker } from './say.ts'
import { unwrapped } from './speech.ts'
import { linesFor, spokenPurpose } from './spokenPurpose.ts'
import { subjectsFor } from './subjects.ts'
import { roughTopic, topicPieces, withAside } from './topic.ts'
import type { TypedPurpose } from './typedPurpose.ts'
import { typedSentences } from './typedSentences.ts'

export type ComposedEmail = { subjects: string[]; body: string; leftOut: string[] }

/** So many words of facts in the purpose join the points, which are never left out. */
const FACTS_WORDS = 12

type New = Extract<ComposeRequest, { mode: 'new' }>

/**
 * Writes a first email. A purpose or a point becomes a sentence where its grammar is certain, and
 * stays in the writer's own words where it is not.
 */
export function composeNew(request: New, speaker: Speaker): ComposedEmail {
  const { purpose, points, tone, length } = request
  const named = unwrapped(purpose).person ?? readerIn(purpose)
  const recipient = request.recipient === '' ? (named ?? '') : request.recipient
  const voice = { we: speaker.we, recipient }
  const notes = thoughtsOf(purpose)
  const spoken = spokenPurpose(notes, { ...voice, isWhole: points.length === 0 })
  const sentences = spoken?.sentences ?? typedSentences(notes)
  const plainParts = purposeParts(notes)
  const head = plainParts.head === '' ? purpose : plainParts.head
  const main = withTopic(asWriters(parseNote(head, voice)))
  const isClear = sentences !== null || isSurePurpose(main)
  const parts = withNumber(plainParts, points, isClear && sentences === null)
  const { kind, move } =
    spoken === null ? kindOfPurpose(main, isClear) : { kind: spoken.kind, move: 'phrase' }
  const given = [purpose, ...points].join('\n')
  const later = {
    ...voice,
    about: kind === 'introduce' ? nameIn(main.verbatim) : null,
    thing: SPOKEN_OF.test(kind) ? 'this' : kind === 'thank' ? 'it' : null,
    sorry: kind === 'apologise',
    own: kind === 'apply',
  }
  const hello = greeting(recipient, tone, speaker.random)
  const bye = signature(request.sender, tone, speaker.random, {
    thanks: isAskingKind(kind),
    apologies: !HAPPY.test(kind) || kind === 'apologise',
  })
  const asNotes = (texts: readonly string[]) => texts.map(text => parseNote(text, later))
  const further = sentences === null ? parts.facts : []
  const isShort = wordCount(further.join(' ')) <= FACTS_WORDS
  const facts = asNotes(further)
  const told = asNotes(toReader(parts.points, { purpose, recipient, sender: request.sender }))
  const opened = spoken?.isMourning === true ? [] : opening(kind, length, speaker)
  const rough = isClear ? null : roughTopic(parts, main, facts.map(isSure))
  // A topic in the writer's own words has the facts that are no sentences.
  const isInTopic = rough !== null && rough.act === null
  // Facts that are sentences follow the purpose. The others join the points.
  const follow = isShort || isInTopic ? facts.filter(isSure) : facts
  const rest = [...(isInTopic ? [] : facts.filter(note => !follow.includes(note))), ...told]
  const topic = rough?.lines ?? []
  const isOneList = topic.length > 0 && isInTopic && !isShort && rest.length === 0
  const noted = isOneList
    ? pointPieces(follow, kind, speaker, { extra: true, topic })
    : [
        ...pointPieces(follow, kind, speaker, { extra: !isShort }).map(piece =>
          isShort ? withPurpose(piece) : piece,
        ),
        ...pointPieces(rest, kind, speaker, { topic }),
      ]
  const asking = [...(spoken?.sentences ?? []), ...noted.map(({ text }) => text)]
  const asks = kind !== 'complain' && asking.some(text => /\?|\b(?:please|if you could)\b/i.test(text))
  const pieces: Piece[] = [
    ...opened,
    ...(sentences !== null
      ? sentencePieces(sentences, spoken === null ? kind : 'general', speaker)
      : rough === null
        ? purposePieces(main, kind, move, speaker, parts.aside)
        : topicPieces(rough, speaker)),
    ...(points.length === 0 ? gapPieces(kind, move, given, speaker) : []),
    ...noted,
    ...detailPieces(main, isClear && spoken === null, further.length + points.length, kind),
    ...(spoken?.isMourning === true || (spoken !== null && kind === 'introduce')
      ? []
      : closing({ kind, length, given, main, asks }, speaker)),
  ]
  const room = WORDS_MAX[length] - wordCount(`${hello}\n${bye}`)
  const { paragraphs, leftOut } = fitted(filledPieces(pieces, request.answers, speaker.we), room)
  return {
    subjects: threeOf([
      ...(spoken === null ? [] : linesFor(spoken)),
      ...subjectsFor(kind, move, isClear ? main : phraseOf(main, parts.typed), speaker),
    ]),
    body: [hello, ...paragraphs, bye].join('\n\n'),
    leftOut,
  }
}

/** Returns the first three lines that differ. */
const threeOf = (lines: readonly string[]): string[] =>
  [...new Map(lines.map(line => [line.toLowerCase(), line])).values()].slice(0, 3)

const phraseOf = (main: Note, typed: readonly string[]): Note => ({
  verbatim: main.verbatim,
  form: 'phrase',
  text: (main.form === 'speech' && main.text !== '' ? main.text : (typed[0] ?? main.verbatim)).replace(
    /[.!?]+$/,
    '',
  ),
})

const withPurpose = (piece: Piece): Piece =>
  piece.paragraph === 'points' ? { ...piece, paragraph: 'purpose' } : piece

/** Words that only an act tells the kind of, where the rest was not understood. */
function kindOfPurpose(main: Note, isClear: boolean): { kind: EmailKind; move: string } {
  if (isClear) return kindOf(main)
  return {
    kind: main.form === 'speech' && main.whole === null ? kindOf(main).kind : 'general',
    move: 'phrase',
  }
}

/** A point that only names a number goes into parentheses: "order 5518". */
const NUMBER =
  /^(?:my |our )?(?:order|invoice|booking|ticket|claim|policy|reference|ref|contract|account|customer|member|case|flight)(?: (?:no\.?|number|nr\.?|id))?[: ]+[#\p{L}]{0,3}[-#]?\d[\p{L}\p{N}/-]*$/iu
/** A longer purpose may lose its first sentence, and the number with it. */
const NUMBER_WORDS = 25

/** Adds the points to the parts of a purpose, without manners. A number explains the purpose. */
function withNumber(
  parts: TypedPurpose,
  points: readonly string[],
  isClear: boolean,
): TypedPurpose & { points: string[] } {
  const kept = points
    .filter(point => !isDirective(point) && !isAside(point))
    .flatMap(wholeOrParts)
    .map(maybeFirst)
  const [first = ''] = kept
  const isShort = wordCount([parts.head, ...points].join(' ')) <= NUMBER_WORDS
  return isClear && parts.aside === '' && isShort && parts.facts.length === 0 && NUMBER.test(first)
    ? { ...parts, aside: tidy(first), points: kept.slice(1) }
    : { ...parts, points: kept }
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
  // "No plants? Come anyway" is one thought.
  const [first = ''] = parts
  const isCase = first.endsWith('?') && !isWholeQuestion(inner(tidy(first.slice(0, -1))))
  return parts.length === 0 || (isCase && parts.length > 1) ? [point] : parts
}

function opening(kind: EmailKind, length: string, speaker: Speaker): Piece[] {
  const quick =
    length === 'short' ||
    speaker.tone === 'concise' ||
    /^(?:complain|remind|cancel|thank|apologise|congratulate|welcome|wish|invite|resign|decline|accept)$/.test(
      kind,
    )
  const text = quick ? null : say(sharedPhrases, 'open', {}, speaker)
  return text === null ? [] : [{ text, rank: 5, paragraph: 'purpose' }]
}

function purposePieces(main: Note, kind: EmailKind, move: string, speaker: Speaker, aside: string): Piece[] {
  const slots = slotsOf(main, speaker)
  const text =
    (slots['action']?.startsWith('not ') === true ? say(sharedPhrases, 'point.not', slots, speaker) : null) ??
    (main.form === 'statement' && OWN_WORDS.test(main.text) ? ended(capital(main.text)) : null) ??
    (main.form === 'speech' && /^(?:I am|we are) (?:so |very |really )?sorry\b/.test(main.text)
      ? ended(capital(main.text))
      : null) ??
    say(phrasesFor(kind), `main.${move}`, slots, speaker) ??
    say(phrasesFor('general'), `main.${move}`, slots, speaker) ??
    ended(capital(main.verbatim))
  const replaceable = withAside(main.verbatim, aside)
  return [{ text: withAside(text, aside), rank: 0, paragraph: 'purpose', replaceable }]
}

/** Statements that say by themselves why one writes. */
const OWN_WORDS =
  /^(?:I|we) (?:hate|have|need|want|did|didn['’]t|haven['’]t|sent|would|was|were|am writing|are writing)\b/

/** Sentences that the writer typed stay as they are. */
function sentencePieces(sentences: readonly string[], kind: EmailKind, speaker: Speaker): Piece[] {
  const lead = kind === 'complain' ? say(sharedPhrases, 'sentences.complain', {}, speaker) : null
  return [
    ...(lead === null ? [] : [{ text: lead, rank: 5, paragraph: 'purpose' as const }]),
    ...sentences.map((text, at): Piece => ({
      text,
      rank: at === 0 ? 0 : 1,
      paragraph: 'purpose',
      replaceable: text,
      extra: at > 0,
    })),
  ]
}

function gapPieces(kind: EmailKind, move: string, given: string, speaker: Speaker): Piece[] {
  const gap = gapMove(kind, move, given)
  const text = gap === null ? null : say(phrasesFor(kind), gap, {}, speaker)
  return text === null ? [] : [{ text, rank: 1, paragraph: 'purpose' }]
}

/** Adds a gap for the details when an email only names its topic. */
function detailPieces(main: Note, isClear: boolean, more: number, kind: EmailKind): Piece[] {
  const isTopic = main.form === 'noun' || (main.form === 'speech' && main.whole === null)
  return isClear && isTopic && more === 0 && (kind === 'general' || kind === 'update')
    ? [{ text: '[what you would like to say about it]', rank: 1, paragraph: 'points' }]
    : []
}

/** Kinds whose further notes without a subject are about the topic of the email. */
const SPOKEN_OF = /^(?:persuade|propose|offer|tell|update|invite)$/
/** Kinds that never apologize. */
const HAPPY = /^(?:wish|congratulate|welcome|thank|apologise)$/

/** `asks`: whether the notes ask something of the reader already. */
type Close = { kind: EmailKind; length: string; given: string; main: Note; asks: boolean }

function closing({ kind, length, given, main, asks }: Close, speaker: Speaker): Piece[] {
  const phrases = phrasesFor(kind)
  const pieces: Piece[] = []
  const add = (text: string | null, rank: number) => {
    if (text !== null) pieces.push({ text, rank, paragraph: 'close' })
  }
  const side = isAskingKind(kind) ? 'asking' : 'telling'
  const sorry = /\b(?:sorry|apolog)/i.test(`${speaker.said.join(' ')} ${given}`)
  if (!sorry && !HAPPY.test(kind)) add(say(sharedPhrases, `sorry.${side}`, {}, speaker), 2)
  const timed = kind === 'schedule' && hasTime(given)
  const asksAlready = asks || (main.form === 'question' && length === 'short')
  if (!asksAlready) add(say(phrases, timed ? 'asktime' : 'ask', {}, speaker), 3)
  const end =
    say(phrases, 'end', {}, speaker) ?? (side === 'asking' ? say(sharedPhrases, 'end', {}, speaker) : null)
  add(end, length === 'short' ? 8 : 4)
  return pieces
}
