import { isClause, isDeed, isIndirect, isThing, isWholeQuestion } from '../english/certain.ts'
import { adverbs, determiners, prepositions, pronouns } from '../english/functionWords.ts'
import { isBaseVerb } from '../english/verbs.ts'
import { wordSet } from '../english/wordList.ts'
import { inner, tokensOf } from '../english/words.ts'
import type { Note, SpeechAct } from './note.ts'

/** Actions that a note without "please" asks of the reader. Others may be the writer's own. */
const asked = wordSet(`
bring send reply respond answer confirm check review sign return fix repair replace refund provide forward share
use fill complete submit register contact email wait note remember avoid remove delete add rsvp correct explain
`)
/**
 * Notes without a subject that can only be about the writer. "Was late", "closed on Monday" and
 * "will be fixed" can be about anything.
 */
const OF_WRITER =
  /^(?:was (?:in|at|away|sick|ill|busy|stuck|out|abroad|travell?ing)\b|(?:already |just )?(?:sent|told|called|asked|handed|talked to|lost|applied for|booked|ordered|tried|took|wrote|emailed|phoned|forgot) (?!me\b|us\b|by\b|till\b|until\b|up\b)\p{L}+|have (?:photos|pictures|proof|experience|questions|references|receipts?|\d+|some|many|already) ?|(?:need|want|prefer|hope|expect|liked|loved|wore|enjoyed|paid|bought(?! (?:\d+ \p{Lu}|in\b|at\b|on\b|from\b|last\b))|attached|saw|waited)\b(?! to be \p{L}+ed)|would (?:like|love|prefer)\b|(?:can|will|could)(?: also| only)? (?!be|get|not be|last|take|cost|have\b)\p{L}+|will be (?:away|late|back|there|out|off|travell?ing)\b|(?:can['’]t|cannot) (?!be\b)\p{L}+|(?:don['’]t|do not) (?:have|want|need|know|owe|understand|remember|mind)\b|(?:haven['’]t|didn['’]t) (?:heard?|received?|gotten|got|get|know|seen|see|hear)\b|still (?:very |really |quite )?(?:interested|keen|waiting|hoping)\b|(?:happy|glad|pleased|willing|able|unable|keen) to\b|looking forward\b|interested in\b|(?:vegetarian|vegan)$|fluent in\b|allergic to\b|not (?:available|able|sure|interested)\b|available (?:on|from|after|until|any)\b)/iu

/**
 * Returns whether a note was understood beyond doubt, so that it may become a sentence. Any other
 * note stays in the writer's own words.
 */
export function isSure(note: Note): boolean {
  switch (note.form) {
    case 'question':
      return isWholeQuestion(note.text)
    case 'statement':
      return isSureStatement(note.text, note.verbatim)
    case 'order':
      return note.who === 'reader' && isSureOrder(note.verbatim) && isDeed(note.action)
    case 'speech':
      return note.whole === null && isSureSpeech(note) && !/^(?:confirm|schedule|apply)$/.test(note.act)
    case 'label':
    case 'noun':
    case 'phrase':
      return false
  }
}

function isSureStatement(text: string, verbatim: string): boolean {
  if (/^an? /i.test(text) && !/^an? /i.test(verbatim)) return false
  if (
    !isClause(text) ||
    isGuess(text, verbatim) ||
    /\p{L}ing (?:the|an?) /u.test(text.replace(verbatim, '')) !==
      / \p{L}*ing (?:the|an?) /u.test(` ${verbatim}`)
  )
    return false
  // A subject that the writer did not type is a guess unless there is only one.
  const isTyped = wordsIn(text).length - wordsIn(verbatim).length < 1 || startsAlike(text, verbatim)
  return isTyped || OF_WRITER.test(verbatim)
}

/** States that follow a thing without a verb and leave no doubt which one is missing. */
const STATE =
  /\b(?:is|are|was|were|(?:has|have)(?: not)? been) (?:not |still |now |already )*(?:(?:way |much )?too \p{L}+|attached|enclosed|included|broken|closed|open|overdue|late|unpaid|missing|damaged|ready|welcome|available|allowed|better|best|moved|delivered|cancell?ed|postponed|delayed|received|changed|shipped|finished|paid|sold|out of (?:service|order|stock|use)|due|free|sick|ill|optional|not)\b/iu

/** A day of the past, which needs another tense: "the fee has been paid 2 November". */
const DATED = /\b(?:has|have)(?: not)? been \p{L}+ (?:on )?(?:\d|\p{Lu})/u

/** Returns whether a verb was added that may be the wrong one: "signed form back by Wednesday". */
function isGuess(text: string, verbatim: string): boolean {
  const verbs = (of: string) => of.match(/\b(?:is|are|was|were|has|have)\b/gi)?.length ?? 0
  if (verbs(text) <= verbs(verbatim) || /^(?:I|we) /.test(text)) return false
  return !STATE.test(text) || DATED.test(text)
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
const startsAlike = (text: string, verbatim: string): boolean => {
  const first = wordsIn(verbatim)[0] ?? ''
  const [one, two] = wordsIn(text)
  return one === first || (/^(?:the|an?|my)$/.test(one ?? '') && two === first)
}

function isSureOrder(verbatim: string): boolean {
  const plain = verbatim.replace(/^(?:also|and|just|only)\s+/i, '')
  if (/^(?:please|kindly|don['’]t|do not|never)\s/i.test(plain)) return true
  const [verb, next] = tokensOf(plain)
  return verb !== undefined && next !== undefined && next.key !== 'back' && asked.has(verb.key)
}

/** Requests that begin with a word that is as often a noun: "refund one of them", "use the stairs". */
const REQUEST =
  /^(?:please )?(?:(?:refund|use|review|sign|return|check|reply|answer|confirm|replace|repair) (?:the|an?|one|both|all|my|our|your|it|them|this|that|these|those|back|either) ?|(?:tell|let|give|send|call|email|text|show|help|remind) (?:me|us)\b|ask again\b)/i

/** Returns whether a note asks the reader beyond doubt, in words that may follow "please". */
export const isRequest = (note: Note): boolean =>
  note.form !== 'label' &&
  !note.verbatim.endsWith('?') &&
  REQUEST.test(note.verbatim) &&
  isCalm(note.verbatim)

const isCalm = (text: string): boolean => !/[,;:]|\b(?:nobody|no|they|ok)\b/i.test(text)

/** Returns whether an action named as the purpose is asked of the reader. */
export const isAskedOfReader = isSureOrder

type Speech = Extract<Note, { form: 'speech' }>

function isSureSpeech({ how, text, act }: Speech): boolean {
  switch (how) {
    case 'noun':
      return isThing(text)
    case 'action':
      return isDeed(text, { isAfterTo: true })
    case 'clause':
      return isClause(text)
    case 'whether':
      return isClause(text.split(/ and (?=(?:what|how|when|where|who|which|why|if|whether) )/i)[0] ?? '')
    case 'wh':
      return isIndirect(text)
    case 'none':
      return /^(?:thank|apologise|resign|congratulate|welcome|follow_up)$/.test(act)
  }
}

/** Acts whose topic both sides know, so that "the" fits: "complain about the hotel room". */
const KNOWN_TOPIC = new Set<SpeechAct>([
  'complain',
  'follow_up',
  'remind',
  'discuss',
  'cancel',
  'confirm',
  'reschedule',
  'schedule',
  'update',
  'decline',
  'accept',
  'apologise',
  'thank',
  'tell',
])

/** Adds the article that the topic of an act lacks, if it can only be "the". */
export function withTopic(note: Note): Note {
  if (note.form !== 'speech' || note.how !== 'noun' || isThing(note.text)) return note
  const isKnown = KNOWN_TOPIC.has(note.act) || (note.act === 'ask' && note.about)
  const [first, second] = tokensOf(note.text)
  if (!isKnown || first === undefined || second === undefined) return note
  const text = `the ${inner(note.text)}`
  return /^\p{Ll}/u.test(first.text) && !isBaseVerb(first.key) && isThing(text) ? { ...note, text } : note
}

/**
 * Returns whether a purpose was understood beyond doubt, so that a sentence may be built from it.
 * Otherwise it stays in the writer's own words, too.
 */
export function isSurePurpose(note: Note): boolean {
  switch (note.form) {
    case 'question':
      return isWholeQuestion(note.text)
    case 'label':
      return false
    case 'statement':
      return isClause(note.text) && !isGuess(note.text, note.verbatim)
    case 'order':
      return isDeed(note.action) && namesObject(note.action)
    case 'speech':
      return note.whole === null ? isSureSpeech(note) : isDeed(note.whole)
    case 'noun':
      return isThing(note.text)
    case 'phrase':
      return isWish(note.text)
  }
}

/** "Head lice in class" may be no action at all. */
function namesObject(action: string): boolean {
  const [verb, next] = tokensOf(action.replace(/^(?:not|only) /, ''))
  if (verb === undefined || next === undefined) return false
  const isObject =
    determiners.has(next.key) ||
    prepositions.has(next.key) ||
    pronouns.has(next.key) ||
    adverbs.has(next.key) ||
    /^[\p{Lu}\d]/u.test(next.text) ||
    /^(?:notice|to)$/.test(next.key)
  return asked.has(verb.key) || isObject
}

const isWish = (text: string): boolean =>
  /^(?:get well|good luck|best wishes|all the best|happy|merry|welcome back|enjoy)\b/i.test(text)
