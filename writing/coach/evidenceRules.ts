import type { LostPoints } from '#schema/coach/report.ts'
import type { Issue } from '#schema/corrections/issue.ts'
import { isUnknownWord } from '#schema/corrections/issue.ts'
import { isMistake } from '#writing/check/issues.ts'

import { partsOf, type Piece } from './body.ts'
import type { Email } from './email.ts'
import { doubtIn, isSure } from './evidence.ts'
import { inBody, most, type CoachRule } from './rule.ts'

/** Matches the line before a list. */
const LEAD_IN = /^[^:]{1,80}:$/
/** A sentence whose news stands behind a colon: "I am writing about the following: tap drips." */
const COLON = /^(?!.*["“])[^:]{3,80}: ./

const leads: CoachRule = ({ body }) => {
  const found = partsOf(body).sentences.filter(({ text }) => COLON.test(text) && !isSure(text))
  return found.length === 0
    ? null
    : {
        id: 'colon',
        points: most(2 * found.length, 4),
        message: 'Notes behind a colon',
        hint: 'Make it a sentence: “I am writing because the heating is broken.”',
        ranges: found.map(inBody),
      }
}

const isSureLine = ({ text }: Piece): boolean => isSure(text) || isSure(`${text}?`)

const lists: CoachRule = ({ body }) => {
  const { listed } = partsOf(body)
  const notes = listed.filter(line => !isSureLine(line))
  if (notes.length === 0) return null
  const isMixed = notes.length < listed.length
  return {
    id: 'list',
    points: isMixed ? 3 : 2,
    message: isMixed ? 'List lines of different kinds' : 'A list of notes',
    hint: isMixed
      ? 'Begin all lines alike: each one a full sentence, or each one a noun.'
      : 'Will the reader understand each line? If not, write full sentences.',
    ranges: notes.map(inBody),
  }
}

const subjects: CoachRule = ({ subject, isReply }) => {
  const doubt = isReply ? null : doubtIn(subject)
  return doubt === null
    ? null
    : {
        id: 'subject_vague',
        points: doubt === 'vague' ? 3 : 1,
        message: doubt === 'vague' ? 'Subject line says too little' : 'Subject line reads like notes',
        hint:
          doubt === 'vague'
            ? 'Name what your email is about, such as “Question about my invoice.”'
            : 'Use one clear phrase, such as “Broken heating in apartment 4.”',
        ranges: [{ part: 'subject', start: 0, end: subject.length }],
      }
}

/** Offers and thanks that leave open what the reader should do. */
const OFFER =
  /\b(?:please |feel free to )?(?:contact|tell|let|inform) (?:me|us)(?: know)? (?:if|should) (?:you (?:have|need|require)|this causes|anything)\b[^.!?]*[.!?]|\bthank you for (?:your )?(?:understanding|patience|time|help)[^.!?]*[.!?]|\bplease (?:note|be informed|accept)\b/giu
const ASKS =
  /\b(?:please|could you|can you|would you|will you|let me know|let us know|let['’]s|i(?:['’]d| would) (?:like|love|appreciate|be)|we(?:['’]d| would) (?:like|love|appreciate|be)|look(?:ing)? forward|hope|i need|we need|i suggest|shall we|reply|confirm|no action|for your information|no need to|nothing for you to)\b|\?/i
const NO_NEED =
  /\b(?:thank|thanks|gratitude|sorry|apolog\p{L}+|congratulat\p{L}+|condolences|happy birthday)\b/iu

const nextStep: CoachRule = ({ body, isReply }) => {
  const rest = body.replaceAll(OFFER, ' ')
  if (isReply || rest === body || NO_NEED.test(rest.slice(0, 300)) || ASKS.test(rest)) return null
  return {
    id: 'ask',
    points: 2,
    message: 'No clear next step',
    hint: 'Say what you want the reader to do. If you don’t need a reply, say so.',
    ranges: [],
  }
}

/** Rules on what a reader has to guess: notes in lists, behind colons and in the subject line. */
export const evidenceRules: readonly CoachRule[] = [leads, lists, subjects, nextStep]

/** Returns the loss for mistakes that the checker found, or null. A name is no mistake. */
export function mistakesIn({ body }: Email, issues: readonly Issue[]): LostPoints | null {
  const found = issues.filter(
    issue =>
      isMistake(issue) &&
      issue.end <= body.length &&
      !(isUnknownWord(issue) && /^\p{Lu}/u.test(body.slice(issue.start, issue.end))),
  )
  return found.length === 0
    ? null
    : {
        id: 'mistakes',
        points: most(2 * found.length, 10),
        message: found.length === 1 ? 'One likely mistake' : `${found.length} likely mistakes`,
        hint: 'Check the spelling and grammar here before you send this.',
        ranges: found.map(inBody),
      }
}

const DOUBTS_MAX = 3

/**
 * Returns the loss for sentences that may be wrong, except those that already lose points, or null.
 * It points at the first: one is read more carefully than ten.
 */
export function doubtsIn({ body }: Email, lost: readonly LostPoints[]): LostPoints | null {
  const known = lost.flatMap(({ ranges }) => ranges).filter(({ part }) => part === 'body')
  const found = partsOf(body).sentences.filter(
    ({ text, start, end }) =>
      !LEAD_IN.test(text) &&
      !(/[.!?]["”’)]*$/u.test(text) && isSure(text)) &&
      !known.some(range => range.start < end && start < range.end),
  )
  const [first] = found
  return first === undefined
    ? null
    : {
        id: 'unsure',
        points: most(found.length, DOUBTS_MAX),
        message:
          found.length === 1 ? 'One sentence to read again' : `${found.length} sentences to read again`,
        hint: 'This may be fine, but we’re not sure. Read it aloud, and make it simpler if you stumble.',
        ranges: [inBody(first)],
      }
}
