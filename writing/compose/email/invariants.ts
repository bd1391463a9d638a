import { typedIn } from '#schema/email-generator/answers.ts'
import type { ComposeRequest, EmailDraft } from '#schema/email-generator/contract.ts'

import { tidy } from '../english/tidy.ts'
import { isCommonWord } from '../english/words.ts'
import { isAside } from './asides.ts'
import { thoughtsOf } from './contents.ts'
import { isDirective } from './directives.ts'
import { calledName } from './parties.ts'

/** The parts of a draft that a reader sees. */
export type Written = Pick<EmailDraft, 'subjects' | 'body'>

/**
 * Returns what is wrong with a draft by rules that hold for every request, each with its words:
 * numbers, addresses, denials, questions and words of the points that were lost, numbers and names
 * that the request lacks, repeated sentences, odd greetings. A draft without faults returns an empty
 * list.
 */
export function faultsOf(draft: Written, request: ComposeRequest): string[] {
  const content = contentOf(request)
  return [
    ...lostFigures(draft.body, content.points).map(text => `lost: ${text}`),
    ...lostFigures(draft.body, content.purpose).map(text => `lost: ${text}`),
    ...lostWords(draft.body, content.points).map(text => `lost: ${text}`),
    ...lostTopic(draft.body, content.purpose).map(text => `lost: ${text}`),
    ...lostDenials(draft.body, [...content.purpose, ...content.points]).map(text => `not denied: ${text}`),
    ...lostQuestions(draft.body, content.points).map(text => `not asked: ${text}`),
    ...inventedIn([draft.body, ...draft.subjects].join('\n'), givenIn(request)).map(
      text => `invented: ${text}`,
    ),
    ...repeatedIn(draft.body).map(text => `twice: ${text}`),
    ...oddGreeting(draft.body, request),
  ]
}

/** Returns the purpose and points of a request without words to the writer. */
export function contentOf({ purpose, points }: ComposeRequest): { purpose: string[]; points: string[] } {
  return {
    purpose: thoughtsOf(purpose).flatMap(partsOf),
    points: points.filter(point => !isDirective(point) && !isAside(point)),
  }
}

/** Returns the parts of a thought without words to the writer. */
export const partsOf = (thought: string): string[] =>
  thought
    .split(/\n+|[,;]\s+|\s+[-–—]\s+|(?<=[.!?])\s+/u)
    .filter(part => !isDirective(part))
    .map(part => part.replace(/^((?:please )?invite )\d+ (?=\p{L}+ to )/iu, '$1'))

/** Returns all that a request says, as it was typed and tidied. */
export function givenIn(request: ComposeRequest): string {
  const typed = typedIn(request).split('\n')
  return [...typed, ...typed.map(tidy)].join('\n')
}

/** Numbers, dates, times, amounts, addresses of pages and mailboxes. */
const FIGURE = /\p{L}+:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\p{N}+/gu

/** Returns numbers and addresses of the notes that the body lacks. */
export function lostFigures(body: string, notes: readonly string[]): string[] {
  const said = new Set([...body.matchAll(FIGURE)].map(([figure]) => bare(figure)))
  return notes
    .flatMap(note => [...note.matchAll(FIGURE)].map(([figure]) => bare(figure)))
    .filter(figure => !said.has(figure))
}

const bare = (figure: string): string => figure.toLowerCase().replace(/[.,;:!?)]+$/, '')

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const stem = (word: string): string => word.slice(0, 4)
/** "Thank John for his help" names its reader. */
const INSTRUCTION =
  /^(?:please )?(?:thank|ask|tell|remind|invite|congratulate|inform) (?:the |my |our )?\p{L}+ (?=\p{L})/iu
/** Words that a phrase may say in another way: "can't make it", "pls", "yes", "thanks". */
const SAID_OTHERWISE =
  /^(?:please|thanks|thank|sure|yeah|also|maybe|okay|they|them|their|that|this|would|could|will|have|been|with|from|about|nicely|politely|very|really|his|her|him|prob|approx)$/

/** Returns words of the notes, as far as they carry content, that the body lacks. */
export function lostWords(body: string, notes: readonly string[]): string[] {
  const said = new Set(wordsIn(body).map(stem))
  return notes
    .flatMap(note => wordsIn(tidy(note).replace(INSTRUCTION, '')))
    .filter(word => word.length > 3 && !SAID_OTHERWISE.test(word) && !said.has(stem(word)))
}

/** Matches an order to the writer, which names its reader and what to do. */
const ORDER =
  /^(?:please |pls )?(?:write|draft|pitch|offer|sell|check|follow|chase|nudge|ping|poke|(?:i|we) (?:need|want)|need|want|ask|tell|let|inform|remind|invite|thank|thx|say|complain|convince|persuade|find|get|have|resign|i quit|apply|no (?:answer|reply|longer)|heads|second|reply|letter|payment|sorry|job|e-?mail)/i

/** A purpose may be said in other words, but not in mostly other words. */
const SHARE_LOST = 0.34

/** Returns the words of a purpose that the body lacks, if they are more than a third. */
export function lostTopic(body: string, purpose: readonly string[]): string[] {
  const told = purpose.filter(part => !ORDER.test(part.trim()))
  const words = told.flatMap(part => wordsIn(tidy(part))).filter(word => word.length > 3)
  const lost = lostWords(body, told)
  return lost.length > Math.max(2, words.length * SHARE_LOST) ? lost : []
}

const DENIAL =
  /\b(?:not|no(?!\.? ?\S*\d)|never|nobody|none|nothing|without|cannot|neither|nor|\p{L}+n['’]t|(?:do|does|did|is|are|was|were|has|have|had|could|would|should|must|need)nt|cant|wont)\b/giu

/**
 * Returns notes whose denial the body lacks: it must deny as often as they do, near a word of each
 * note.
 */
export function lostDenials(body: string, notes: readonly string[]): string[] {
  const denied = countOf(body)
  const wanted = notes.reduce((sum, note) => sum + (isAnswer(note) ? 0 : countOf(tidy(note))), 0)
  return denied >= wanted ? [] : notes.filter(note => countOf(tidy(note)) > 0)
}

const countOf = (text: string): number => [...text.matchAll(DENIAL)].length
/** A bare "no" is the answer of a reply, which is in its first sentence. */
const isAnswer = (note: string): boolean =>
  /^(?:no|nope)[.,! ]*$/i.test(note.trim()) ||
  /\bno (?:reply|answer|response|news)\b|\bsay(?:ing)? no\b/i.test(note)

/** Returns questions among the notes that the body no longer asks. */
export function lostQuestions(body: string, notes: readonly string[]): string[] {
  const asked = notes.filter(note => /\?["”’)]*\s*$/.test(note))
  const marks = [...body.matchAll(/\?/g)].length
  return marks >= asked.length ? [] : asked
}

/** Returns numbers and names inside sentences that the request lacks. */
export function inventedIn(text: string, given: string): string[] {
  const plain = text.replace(/\[[^\]]*\]/g, '')
  const known = new Set([...wordsIn(given), ...(given.match(/\p{N}+/gu) ?? [])])
  const figures = plain.match(/\p{N}+/gu) ?? []
  const names = [...plain.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{L}+(?![\p{L}\p{N}])/gu)].map(([name]) => name)
  return [...figures, ...names].filter(
    word =>
      !known.has(word.toLowerCase()) && !/^(?:Sir|Madam)$/.test(word) && !isCommonWord(word.toLowerCase()),
  )
}

/** Returns sentences that occur twice. */
export function repeatedIn(body: string): string[] {
  const sentences = body
    .split(/\n+|(?<=[.!?])\s+/)
    .map(text => text.replace(/^- /, '').trim().toLowerCase())
    .filter(text => text.split(' ').length > 2)
  return sentences.filter((text, at) => sentences.indexOf(text) < at)
}

/** Words that no one is called: origins, roles of an instruction, manners. */
const NOT_CALLED =
  /^(?:british|american|german|french|english|polite|formal|short|friendly|my|our|the|an?|me|him|her|them|someone|somebody|there is|upstairs|downstairs)\b/i

/** Returns the greeting if it calls the reader by what is no name. */
export function oddGreeting(body: string, request: ComposeRequest): string[] {
  const hello = body.split('\n')[0] ?? ''
  const name = /^(?:Dear|Hi|Hello|Hey) (.+?)[,!]$/.exec(hello)?.[1]
  if (name === undefined || /^(?:Sir or Madam|there)$/.test(name)) return []
  const isGiven = calledName(request.recipient, request.tone) === name && / /.test(name)
  return NOT_CALLED.test(name) &&
    !isGiven &&
    !/^(?:british|american|german|french|english) \p{Lu}/iu.test(name)
    ? [`greeting: ${hello}`]
    : []
}
