import { phrasesOf, type Phrases } from './grammar.ts'
import type { Note, SpeechAct } from './note.ts'
import { asking } from './phrases/asking.ts'
import { deciding } from './phrases/deciding.ts'
import { feeling } from './phrases/feeling.ts'
import { planning } from './phrases/planning.ts'
import { pressing } from './phrases/pressing.ts'
import { shared } from './phrases/shared.ts'
import { telling } from './phrases/telling.ts'

/** The kind of an email. */
export type EmailKind = Exclude<SpeechAct, 'ask'> | 'question' | 'absence' | 'general'

const tables: Record<EmailKind, string> = {
  ...asking,
  ...pressing,
  ...planning,
  ...telling,
  ...deciding,
  ...feeling,
}
const read = new Map<EmailKind, Phrases>()

/** Returns the phrases of an email kind. */
export function phrasesFor(kind: EmailKind): Phrases {
  const known = read.get(kind) ?? phrasesOf(tables[kind])
  read.set(kind, known)
  return known
}

/** The phrases that all kinds share. */
export const sharedPhrases: Phrases = phrasesOf(shared)

const wanting = new Set<EmailKind>([
  'request',
  'question',
  'persuade',
  'apply',
  'complain',
  'follow_up',
  'remind',
  'schedule',
  'reschedule',
  'propose',
  'discuss',
  'invite',
])
/** Returns whether an email of this kind requests something rather than informs. */
export const isAskingKind = (kind: EmailKind): boolean => wanting.has(kind)

const statements: [EmailKind, RegExp][] = [
  [
    'decline',
    /\b(?:can['’]?t|cannot|can not|unable to|not able to|won['’]t be able to) (?:\w+ )?(?:attend|make it|come to (?:the|your|our)|join|accept|take part|participate)\b/i,
  ],
  [
    'absence',
    /\b(?:i|we) (?:am|are|was|will be|['’]m|have|can['’]?t|cannot|need|will|would)\b.*\b(?:sick|ill|off (?:next|this|from|until|tomorrow|on)|unwell|day off|off work|on leave|vacation|holiday|out of (?:the )?office|maternity|(?:doctor|dentist)['’]?s? appointment|come to work|come in)\b/i,
  ],
  [
    'complain',
    /\b(?:broken|damaged|faulty|defective|wrong (?:item|size|colou?r|order|product)|(?:not|stopped|isn['’]t|doesn['’]t) work(?:ing)?|terrible|unacceptable|(?:never|not) (?:yet )?(?:been )?(?:arrived?|received|delivered)|overcharged|rude|noisy|too (?:loud|high|cold|hot|expensive|slow|dark|dirty)|dirty|leak(?:s|ing)|came without|arrived without|with a (?:dent|crack|scratch|hole)|crooked|cracked|torn|mou?ldy|(?:was|were|is|are) (?:cold|dirty|late|crooked|smelly)|waited (?:an hour|\d+|for hours|two|three)|(?:charged|billed) (?:me|us) (?:twice|too much|double|again))\b/i,
  ],
  ['remind', /\b(?:overdue|unpaid|outstanding)\b/i],
  [
    'follow_up',
    /\b(?:haven['’]t|didn['’]t|have not|did not) (?:yet )?(?:hear|heard|receive|received|get|got) (?:back|anything|an? (?:answer|reply|response)|any)\b/i,
  ],
  ['follow_up', /\b(?:is|are) (?:still|not yet) (?:open|unanswered|unresolved|pending|waiting|unsolved)\b/i],
  ['congratulate', /\b(?:congratulations)\b/i],
]

/** Returns the kind of email whose purpose is this note, and the move that expresses it. */
export function kindOf(note: Note): { kind: EmailKind; move: string } {
  switch (note.form) {
    case 'speech':
      return note.whole === null ? kindOfSpeech(note) : { kind: 'general', move: 'action' }
    case 'question':
      return {
        kind: /^(?:can|could|would|will|may|might) (?:you|i|we)\b/i.test(note.text) ? 'request' : 'question',
        move: 'question',
      }
    case 'statement': {
      const kind = kindOfStatement(note.text)
      // News about the writer asks for an answer, not for questions.
      const isOwn = kind === 'tell' && /^(?:I|my|our)\b/.test(note.text)
      return { kind: isOwn ? 'general' : kind, move: 'clause' }
    }
    case 'order':
      return kindOfOrder(note.action, note.who)
    case 'noun':
      return {
        kind: 'general',
        move: /^(?:feedback|comments|thoughts|remarks) (?:on|about)\b/i.test(note.text) ? 'mine' : 'noun',
      }
    case 'label':
      return { kind: 'general', move: 'label' }
    case 'phrase':
      return { kind: isWish(note.text) ? 'wish' : 'general', move: 'phrase' }
  }
}

const isWish = (text: string): boolean =>
  /^(?:get well|good luck|best wishes|all the best|happy|merry|welcome back|enjoy)\b/i.test(text)

/** Matches mistakes of the writer, who does not complain about them: "we overcharged a client". */
const OUR_FAULT =
  /^(?:I|we) (?:have |had |accidentally |wrongly |mistakenly )*(?:overcharged|damaged|sent|shipped|delivered|broke|broken|lost|forgot|billed|missed|booked|ordered)\b/i

function kindOfStatement(text: string): EmailKind {
  const kind = statements.find(([, pattern]) => pattern.test(text))?.[0]
  if (
    kind !== undefined &&
    !(
      kind === 'complain' &&
      ((/\bcomplain/i.test(text) && !/\bhate to complain/i.test(text)) || OUR_FAULT.test(text))
    )
  )
    return kind
  return /^(?:I|we) (?:need|want|require|would (?:like|love|appreciate))\b/.test(text) ? 'request' : 'tell'
}

/** Matches what one only tells the one who can change it. */
const BOTHERS = /\b(?:too (?:loud|high|cold|hot|slow|dark|dirty|expensive)|overcharged|rude|noisy|dirty)\b/i

function kindOfSpeech({ act, how, about, text }: Extract<Note, { form: 'speech' }>): {
  kind: EmailKind
  move: string
} {
  if (act === 'ask') {
    if (how === 'noun') return about ? { kind: 'question', move: 'noun' } : { kind: 'request', move: 'noun' }
    if (how === 'action') return { kind: 'request', move: 'action' }
    return { kind: 'question', move: how }
  }
  if (act === 'follow_up' && /^(?:after|because|since|as)\b/.test(text))
    return { kind: 'follow_up', move: 'rest' }
  if (act === 'request' && how === 'action') return { kind: 'schedule', move: 'action' }
  if (act === 'tell' && how === 'action') return { kind: 'request', move: 'action' }
  if (act === 'introduce' && /^(?:myself|ourselves)$/.test(text)) return { kind: 'introduce', move: 'self' }
  if (act === 'tell' && how === 'clause') {
    const kind = statements.find(([found, pattern]) => found !== 'remind' && pattern.test(text))?.[0]
    if (kind === 'absence' || kind === 'decline') return { kind, move: 'clause' }
    if (kind === 'complain' && BOTHERS.test(text)) return { kind, move: 'clause' }
  }
  if (act === 'apologise' && how === 'action') return { kind: 'general', move: 'action' }
  return {
    kind: act,
    move:
      how === 'whether' || how === 'wh' || how === 'clause' || how === 'action' || how === 'none'
        ? how
        : 'noun',
  }
}

function kindOfOrder(action: string, who: 'reader' | 'writer' | 'both'): { kind: EmailKind; move: string } {
  if (who === 'reader') return { kind: 'request', move: 'action' }
  if (who === 'writer') return { kind: 'general', move: 'action' }
  const verb = action.split(' ')[0] ?? ''
  if (/^(?:move|reschedule|postpone|delay|swap|switch|change)$/.test(verb))
    return { kind: 'reschedule', move: 'action' }
  if (/^(?:meet|discuss|talk|speak|catch|schedule|plan|arrange|review|go|celebrate)$/.test(verb))
    return { kind: 'schedule', move: 'action' }
  return { kind: 'propose', move: 'action' }
}
