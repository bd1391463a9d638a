import { thoughtsByComma } from '../english/thoughts.ts'
import { capital } from '../english/tidy.ts'
import { inner } from '../english/words.ts'
import { framed } from './frames.ts'
import { type EmailKind, kindOf } from './kinds.ts'
import { topicIn } from './naming.ts'
import type { Note } from './note.ts'
import { addressed } from './reader.ts'
import { sentenceOf } from './spoken.ts'

/** A purpose whose thoughts are all sentences, and the kind of email that they make. */
export interface SpokenPurpose {
  sentences: string[]
  kind: EmailKind
  /** The thing that the email is about, or null. */
  topic: string | null
  /** Whether someone has died: no courtesy fits. */
  isMourning: boolean
}

/** `isWhole`: whether no points follow, so that the purpose is more than a headline. */
type Voice = { recipient: string; we: boolean; isWhole: boolean }

/**
 * Returns a purpose of several thoughts as sentences to its reader, or null if one of them is not
 * certain to be one. Commas between thoughts end sentences where each part is one.
 */
export function spokenPurpose(thoughts: readonly string[], voice: Voice): SpokenPurpose | null {
  const parts = voice.isWhole ? thoughts.flatMap(thoughtsByComma) : thoughts
  return spokenIn(parts, voice) ?? (parts.length > thoughts.length ? spokenIn(thoughts, voice) : null)
}

function spokenIn(thoughts: readonly string[], { recipient, we }: Voice): SpokenPurpose | null {
  const frames = thoughts.map(framed)
  const named = frames.find(frame => frame !== null && frame.person !== '')?.person ?? ''
  // The parser of notes reads a single thought.
  if (thoughts.length < 2) return null
  const isMeeting = frames.some(frame => frame?.kind === 'introduce')
  const notes = thoughts.join('\n')
  const sentences = thoughts.map((thought, at) => {
    const text = frames[at]?.text ?? thought
    return sentenceOf(isMeeting ? text : addressed(text, { named, recipient, notes }), { we })
  })
  if (!sentences.every(sentence => sentence !== null)) return null
  const isMourning = MOURNING.test(sentences.join(' '))
  const first = frames[0]?.kind ?? 'tell'
  const kind = /^(?:tell|general)$/.test(first) ? kindOfSentences(sentences) : first
  return { sentences, kind, topic: topicOf(kind, sentences), isMourning }
}

const MOURNING =
  /\bheard (?:that |about )?(?!.{0,12}\b(?:my|our)\b).{2,30} (?:passed away|died)\b|\b(?:your .{3,30} (?:passed away|died)|sorry for your loss|(?:sad|sorry) to hear (?:about|of) your|sorry (?:about|for) your [^.]{2,20}\..*thinking of you|my condolences|our condolences)\b/i

/** Signs of a kind of email, the clearest first. */
const SIGNS: readonly [EmailKind, RegExp][] = [
  [
    'resign',
    /\b(?:would like to|want to|decided to|have to|am writing to) (?:resign|quit|leave (?:the company|my job))\b|\bmy resignation\b|\bhand in my notice\b|\bI quit\.|\b(?:I['’]m|I am) (?:quitting|resigning)\b/i,
  ],
  ['request', /\b(?:recommendation|reference)\b[^.]*\?/i],
  [
    'decline',
    /\bgo(?:ing)? with another\b|\bchosen? another\b|\bthank you for (?:your|the) (?:effort|offer)\b/i,
  ],
  ['apply', /\b(?:apply(?:ing)? (?:for|as)|my application for|application for)\b/i],
  ['cancel', /\b(?:would like to|want to|need to|have to|please) (?:cancel|terminate|end) \b/i],
  [
    'apologise',
    /^(?:I am|I['’]m|we are|we['’]re)? ?(?:so |very |really )*sorry (?!to (?:hear|bother|ask)|if\b)|\bapologi[sz]e\b/i,
  ],
  ['thank', /^(?:thank|thanks)\b/i],
  ['congratulate', /^congratulations\b/i],
  ['invite', /\binvite you\b/i],
  ['request', /\b(?:like|want) to ask for\b/i],
  [
    'reschedule',
    /\b(?:move|reschedule|postpone|push) (?:our|the|my) (?:\p{L}+ )?(?:meeting|call|appointment|lunch|interview|session|lesson|visit)\b/iu,
  ],
  [
    'follow_up',
    /\b(?:haven['’]t|have not|didn['’]t|never) (?:yet )?(?:hear|heard|got|get|gotten|receive|received) (?:back|anything|an? \p{L}+|any|from)\b|\bfollow(?:ing)? up\b/iu,
  ],
]

/** Demands of someone who was treated badly. */
const DEMANDS =
  /\b(?:refund|replacement|compensation|money back|(?:would like|want) (?:that|it|this|my \p{L}+) back|would like you to (?:replace|refund|repair|fix)|please (?:refund|replace|repair))\b/iu

function kindOfSentences(sentences: readonly string[]): EmailKind {
  const text = sentences.join(' ')
  const sign = SIGNS.find(([, pattern]) => pattern.test(text))?.[0]
  if (sign !== undefined) return sign
  const kinds = sentences.map(sentence => kindOf(statementOf(sentence)).kind)
  const known = kinds.find(kind => /^(?:decline|absence|complain|remind)$/.test(kind))
  if (known !== undefined) return known
  if (DEMANDS.test(text)) return 'complain'
  if (sentences.some(sentence => /^(?:can|could|would|will) (?:i|you|we)\b.*\?$/i.test(sentence)))
    return 'request'
  return sentences.some(sentence => sentence.endsWith('?')) ? 'question' : (kinds[0] ?? 'general')
}

const statementOf = (sentence: string): Note => {
  const text = inner(sentence.replace(/[.?!]+$/, ''))
  return { verbatim: text, form: sentence.endsWith('?') ? 'question' : 'statement', text }
}

const LINES: Partial<Record<EmailKind, (thing: string) => string>> = {
  apply: thing => `Application for ${thing}`,
  thank: thing => `Thank you for ${thing}`,
  apologise: thing => `Sorry about ${thing}`,
  complain: thing => `Problem with ${thing}`,
  follow_up: thing => `Following up on ${thing}`,
  cancel: thing => `Cancellation of ${thing}`,
  remind: thing => `Reminder about ${thing}`,
  invite: thing => `Invitation to ${thing}`,
  question: thing => `Question about ${thing}`,
  request: thing => (/^an? /.test(thing) ? `Request for ${thing}` : `Request about ${thing}`),
  reschedule: thing => `A new time for ${thing}`,
  resign: () => 'My resignation',
}
/** Lines for emails that name no thing. */
const PLAIN: Partial<Record<EmailKind, string>> = {
  resign: 'My resignation',
  apply: 'My application',
  invite: 'An invitation',
}
const LINE_MAX = 60

/** Returns subject lines that name the topic of a purpose, the best first. */
export function linesFor({ kind, topic, sentences, isMourning }: SpokenPurpose): string[] {
  if (isMourning) return ['With my condolences', 'My condolences', 'Thinking of you']
  const [first = ''] = sentences
  const plain = PLAIN[kind]
  const whole = shortOf(first)
  const named =
    topic === null
      ? []
      : [(LINES[kind] ?? (thing => `About ${thing}`))(topic), `About ${topic}`, capital(topic)]
  const said = whole === '' ? [] : [whole]
  const asked = sentences.filter(sentence => sentence.endsWith('?') && sentence.length <= LINE_MAX)
  if (asksFirst(kind, sentences) && topic !== null) return [...asked, ...named, ...said]
  if (topic === null && plain !== undefined) return [plain, ...said, ...asked]
  return /^(?:absence|tell|general|decline|introduce|complain)$/.test(kind)
    ? [...said, ...named, ...asked]
    : [...named, ...said, ...asked]
}

/** Words that mean something in another sentence. */
const POINTS_BACK =
  /\b(?:it|its|this|that|these|those|they|them|he|him|his|she|her|ones?|then|there|so|too|also|still)\b/i

/** Returns whether a question comes before anything that names a thing, and makes sense by itself. */
function asksFirst(kind: EmailKind, sentences: readonly string[]): boolean {
  const at = sentences.findIndex(sentence => sentence.endsWith('?'))
  const question = sentences[at] ?? ''
  return (
    (kind === 'request' || kind === 'question') &&
    topicIn(sentences.slice(0, at + 1)) === null &&
    question.length <= LINE_MAX &&
    question.split(' ').length > 4 &&
    !POINTS_BACK.test(question)
  )
}

/** Returns a statement as a subject line: without its end where that is too long. */
function shortOf(sentence: string): string {
  if (sentence.endsWith('?')) return ''
  const whole = sentence.replace(/[.!]+$/, '')
  const start = whole.split(/,? (?:and|but|because|so) /)[0] ?? ''
  const line = whole.length <= LINE_MAX ? whole : start
  return line.length <= LINE_MAX && line.split(' ').length > 2 ? capital(line) : ''
}

/** The sentence that says what kind of email it is names its thing. */
const NAMES: Partial<Record<EmailKind, RegExp>> = {
  cancel: /\b(?:cancel|terminate|end)\b/i,
  apply: /\b(?:apply|applying|application)\b/i,
  apologise: /\b(?:sorry|apologi[sz]e)\b/i,
  resign: /\b(?:resign|quit)\b/i,
  thank: /\bthank/i,
  invite: /\binvite\b/i,
}
/** The sentences of a request that ask. Only if they name nothing, the others do. */
const ASKING = /\?$|\bask for\b/i
const ASKED_FOR = /\bask for (an? [\p{L}-]+)/iu

/** Returns the thing that sentences are about, from the sentence that names it. */
function topicOf(kind: EmailKind, sentences: readonly string[]): string | null {
  const names = NAMES[kind]
  if (kind === 'apply' && sentences.some(sentence => /\bapply(?:ing)? as\b/i.test(sentence))) return null
  if (kind === 'request') {
    const asking = sentences.filter(sentence => ASKING.test(sentence))
    const wanted = asking.map(sentence => ASKED_FOR.exec(sentence)?.[1]).find(thing => thing !== undefined)
    const asked = wanted ?? topicIn(asking)
    if (asked !== null) return asked
  }
  return topicIn(names === undefined ? sentences : sentences.filter(sentence => names.test(sentence)))
}
