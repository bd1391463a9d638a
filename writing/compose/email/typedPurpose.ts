import { isClause, splitRunOn } from '../english/certain.ts'
import { mended, finiteAt } from '../english/clauses.ts'
import { determiners } from '../english/functionWords.ts'
import { inner, tokensOf } from '../english/words.ts'
import { isDirective } from './directives.ts'

/** A purpose in the parts that its writer separated by commas and dashes. */
export interface TypedPurpose {
  /** The purpose of the email. */
  head: string
  /** Further facts and requests. */
  facts: string[]
  /** A few words that explain the head: "train strike". */
  aside: string
  /** All parts as they were typed, without words to the writer. */
  typed: string[]
}

const ASIDE_WORDS = 4
const ONLY_TO =
  /^(?:complain|write|reply|respond|e-?mail|talk|speak|apologi[sz]e|text|message) (?:to )?(?:the |my |our |an? )?\p{Ll}+(?: \p{Ll}+)?$/iu
/** Opens a part that only continues the one before it. */
const CONTINUES =
  /^(?:and|or|nor|which|who|where|when|while|because|since|as|if|so that|to|including|such|like|than|then|for|with|in|at|of|on)\b/i
/** An act without its content, which is then the rest of the purpose. */
const BARE_ACTS: readonly [RegExp, (head: string) => string][] = [
  [
    /^(?:please )?(?:apologi[sz]e|say sorry|(?:so |very |really )?sorry|our apologies|my apologies)(?: to (?:him|her|them))?(?: (?:about|for) (?:it|this|that))?$/i,
    head => `sorry that ${head}`,
  ],
  [
    /^(?:please )?invite (?:him|her|them|everyone|everybody|all|(?:the |my |our )?(?:whole |entire )?\p{L}+)$/iu,
    head => `invite them to ${withThe(head)}`,
  ],
  [/^(?:please )?(?:thank (?:him|her|them)|say thanks)$/i, head => `thank them for ${head}`],
  [/^(?:please )?remind (?:him|her|them)$/i, head => `remind them of ${head}`],
  [
    /^(?:please )?(?:tell|inform|notify) (?:him|her|them|everyone|everybody|all|the team)$/i,
    head => `tell them that ${head}`,
  ],
]

/** Splits a purpose. A list of things stays whole, and words about the manner go. */
export function typedPurpose(text: string): TypedPurpose {
  const parts = partsOf(text)
    .flatMap(splitRunOn)
    .filter(part => !isDirective(part))
  // "Complain to the bus company, the driver was rude" names only the reader first.
  const typed = parts.length > 1 && ONLY_TO.test(parts[0] ?? '') ? parts.slice(1) : parts
  const [first = '', ...rest] = typed
  let head = first
  const facts: string[] = []
  let aside = ''
  for (const part of rest) {
    const bare = BARE_ACTS.find(([pattern]) => pattern.test(part))
    if (bare !== undefined && !/^(?:invite|thank|remind|tell|sorry|apologi[sz]e)\b/i.test(head))
      head = bare[1](head)
    else if (aside === '' && facts.length === 0 && isAside(part)) aside = part
    else facts.push(part)
  }
  return { head, facts, aside, typed }
}

function withThe(thing: string): string {
  const [first] = tokensOf(thing)
  return first === undefined || determiners.has(first.key) || /^(?:join|come)$/.test(first.key)
    ? thing
    : `the ${thing}`
}

function partsOf(text: string): string[] {
  const parts = text.split(/,\s+(?!\d+[.,]?\d*(?:\s|$))|\s+[-–—]\s+|\s*;\s+/u).filter(part => part !== '')
  if (parts.length === 1) return parts.flatMap(withoutSecond)
  const [first = ''] = parts
  const last = parts.at(-1) ?? ''
  const isList = parts.length > 2 || / (?:and|or|und|y) /.test(last)
  if (isList && !parts.slice(1).every(standsAlone) && !isClause(inner(first))) return [text]
  const joined: string[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (before !== undefined && CONTINUES.test(part) && !/^(?:so|then) /i.test(part))
      joined[joined.length - 1] = `${before}, ${part}`
    else joined.push(part)
  }
  return joined.flatMap(withoutSecond)
}

/** Splits "sick today won't come in" before its second verb. */
function withoutSecond(part: string): string[] {
  const found = /^(.{6,}?),? and (?:i |we )?((?:want|need|would like)\b .+)$/iu.exec(part)
  return found === null ? [part] : [found[1] ?? '', found[2] ?? '']
}

/** Returns whether a part is a thought, not one thing of a list. */
function standsAlone(part: string): boolean {
  return (
    finiteAt(tokensOf(part)) >= 0 ||
    mended(part) !== null ||
    isDirective(part) ||
    BARE_ACTS.some(([pattern]) => pattern.test(part)) ||
    /^(?:please|want|need|would|can|could|cannot|can['’]t|don['’]t|won['’]t|no|not|ask|tell|offer|invite|apologi[sz]e|thank|get|claim|moving|leaving|going|went|saw|sold|deadline|kid|first|second|third|final|last)\b/i.test(
      part,
    )
  )
}

function isAside(part: string): boolean {
  const tokens = tokensOf(part)
  return (
    tokens.length <= ASIDE_WORDS &&
    finiteAt(tokens) < 0 &&
    !part.endsWith('?') &&
    !/^(?:please|want|need|would|can|could|ask|tell|offer|invite|get|claim|come|send|call|bring|check|no|not|moving|leaving|\p{L}+ed|went|saw|sold|got|too|very|really|hopefully|thanks?)\b/iu.test(
      part,
    ) &&
    mended(part) === null
  )
}

/** Verbs of telling, asking and thanking. */
const TO_PERSON =
  /^((?:politely |kindly |nicely )?(?:ask|tell|remind|inform|notify|warn|convince|persuade|beg|email|message|text|write(?: an? \p{L}+)?|write to|apologi[sz]e to|sorry to|say sorry to))\s+(?:to )?((?:the |my |our |a |an |his |her )?(?:[\p{L}.’'-]+ ){1,3}?)(?=(if|whether|to(?! (?:the|an?|my|our|your)\b)|not to|that|for|about|when|where|how|what|which|why|who|because|nicely|politely|gently|again|we|i|I|there|they|he|she|you|it|this|don['’]t|re)\b)/iu
const VERBS: readonly [RegExp, string][] = [
  [/^(?:write|email|message|text)/i, 'tell'],
  [/^(?:apologi[sz]e|sorry|say sorry)/i, 'sorry'],
  [/^warn/i, 'tell'],
  [/^beg/i, 'ask'],
]

/**
 * Replaces the person in an instruction by a pronoun, as "ask the campsite if dogs are allowed"
 * speaks of its reader. Leaves names, which the parser knows.
 */
export function withPronoun(text: string): string {
  const found = TO_PERSON.exec(text)
  const [all = '', said = '', person = '', next = ''] = found ?? []
  if (found === null || /^(?:me|us|him|her|them|you|it|if|whether|that|for|about|to)\b/i.test(person.trim()))
    return text
  if (/^(?:nicely|politely|gently|again)$/i.test(next)) return withPronoun(text.replace(` ${next}`, ''))
  // "Ask Ben about" is for the parser; "Ask Ben if" too, as Ben may be the reader or not.
  if (/^\p{Lu}/u.test(person)) return text
  const rest = text.slice(all.length).replace(/^to not /i, 'not to ')
  const verb = VERBS.find(([pattern]) => pattern.test(said))?.[1] ?? said.toLowerCase()
  const he = /\b(?:him|he|his)\b/i.test(rest) ? 'him' : /\b(?:her|she)\b/i.test(rest) ? 'her' : 'them'
  return verb === 'sorry' ? `sorry ${rest}` : `${verb} ${he} ${rest}`
}

/** Matches a purpose that begins with what only its writer has done: "sent the application". */
const DONE_BY_WRITER =
  /^(?:(?:just |already |accidentally )?(?:sent|lost|forgot|bought|paid|ordered|received|got|booked|applied|missed|found|waited|returned|signed|moved) (?!by\b|till\b|until\b|to (?:me|us)\b|out\b)|(?:didn['’]t|haven['’]t|did not|have not) (?:get|hear|receive|heard|received|got)\b|hate to |regret to |have to |had to )/i

/** Joins a denial without subject to what comes before it: "… haven't heard back". */
const joined = (text: string): string =>
  text.replace(
    /(?<=(?:\d|ago|yesterday|already|twice|week|month|times|before|back|\p{Lu}\p{L}+)) (?:but )?(?=(?:haven['’]t|didn['’]t|couldn['’]t) )/iu,
    ' and ',
  )

/** Adds the writer to what only the writer can be: "sick today", "off next week". */
export function withWriter(text: string): string {
  if (DONE_BY_WRITER.test(text)) return `I ${joined(text)}`
  const [, state = '', more = ''] =
    /^(sick|ill|off|away|out|back|late|running late|stuck|unwell)((?: .*)?)$/iu.exec(text) ?? []
  if (state === '') return text
  const isState =
    (!/^(?:off|out|back|late)$/i.test(state) &&
      /^$|^,? (?:today|tomorrow|with|and|since|at|again|this|so|in|won['’]t|can['’]t|cannot|from|until)\b/iu.test(
        more,
      )) ||
    /^ (?:next|this|on|from|until|till|today|tomorrow|sick|work|for|of|in|at|again|\p{Lu}\p{L}+day)\b/iu.test(
      more,
    )
  if (!isState) return text
  const split = /^(.*?),? (?:and )?((?:won['’]t|can['’]t|cannot|will not|can not) .+)$/iu.exec(more)
  const [, before = more, denial = ''] = split ?? []
  return `I am ${state.toLowerCase()}${before.replace(/ with (fever|cold|flu|headache|migraine)$/i, (_, what: string) => ` with ${/flu/i.test(what) ? 'the' : 'a'} ${what}`)}${denial === '' ? '' : ` and ${denial}`}`
}
