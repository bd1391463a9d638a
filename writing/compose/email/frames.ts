import { isClause, isDeed, isThing } from '../english/certain.ts'
import { finiteAt } from '../english/clauses.ts'
import { toYou } from '../english/secondPerson.ts'
import { inner, textOf, tokensOf } from '../english/words.ts'
import type { EmailKind } from './kinds.ts'

/** An instruction, as words to the reader, with the person it names and the kind of email it makes. */
export interface Framed {
  text: string
  person: string
  kind: EmailKind
}

/** Words before the instruction itself: "I need to", "can you please". */
const BEFORE =
  /^(?:(?:but|and|hi|hello|hey|ok|okay|so|please|pls)[, ]+)*(?:(?:i |we )?(?:just |really )?(?:need|want|have|would like|['’]d like|gotta|got) to |can you (?:please |pls )?|could you (?:please )?|help me (?:to )?|(?:i |we )?(?:need|want) (?:you )?to )(?=(?:write|tell|ask|e-?mail|text|message|let|inform|notify|remind|thank|say|apologi[sz]e|invite|complain|warn|congratulate|reply|respond)\b)/iu
const ORDER =
  /^(?:please )?(write(?: an? (?:\p{L}+ )?(?:e-?mail|letter|message|note))?(?: to)?|tell|ask|e-?mail|text|message|let|inform|notify|remind|thank|say (?:thanks?|thank you|sorry)(?: to)?|say(?! (?:no|yes|hello|hi|hey|goodbye|farewell)\b)(?: to)?|apologi[sz]e(?: to)?|invite|warn|reply(?: to)?|respond(?: to)?|congratulate|introduce) (.+)$/iu
/** Words that end the name of a person. */
const ENDS =
  /^(?:that|if|whether|to|for|about|when|where|how|why|what|which|because|of|on|and|know|i|we|the|my|our|he|she|they|it|you|his|her|their|i'm|we're|it's)$/

/** Splits "my boss I can't come" into the person and the rest. */
function personIn(rest: string): { person: string; rest: string } {
  const words = tokensOf(rest)
  const first = words[0]?.key ?? ''
  if (/^(?:that|if|whether|about|for|because)$/.test(first)) return { person: '', rest }
  const isNext = /^(?:my|the|our|his|her|their|a|an|all|mr|mrs|ms|dr|prof|professor|aunt|uncle)\.?$/.test(
    first,
  )
  // "Thank her for" names no one else.
  let size = isNext && !ENDS.test(words[1]?.key ?? '') ? 2 : 1
  while (
    size < Math.min(words.length, 5) &&
    !ENDS.test(words[size]?.key ?? '') &&
    !isClause(inner(textOf(words.slice(size))))
  )
    size += 1
  return { person: textOf(words.slice(0, size)), rest: textOf(words.slice(size)) }
}

/** Pronouns after an instruction mean the person that it names. */
function toThem(text: string, person: string): string {
  if (/^(?:him|he)$/i.test(person)) return toYou(text, 'he')
  if (/^her$/i.test(person)) return toYou(text, 'she')
  if (/^(?:them|everyone|everybody|all|the team|.*s)$/i.test(person) && !/^\p{Lu}/u.test(person))
    return toYou(text, 'people')
  return toYou(text, 'person')
}

/** Returns an instruction as words to its reader, or null if it is none or not understood. */
export function framed(thought: string): Framed | null {
  const plain = thought.replace(BEFORE, '')
  const [, verb = '', after = ''] = ORDER.exec(plain) ?? []
  if (verb === '') return null
  if (
    /^please /i.test(thought) &&
    /^(?:let|tell|text|e-?mail|message|ask|inform) (?:me|us)\b/i.test(plain.replace(/^please /i, ''))
  )
    return null
  if (/^say$/i.test(verb) && isClause(inner(after))) return { text: after, person: '', kind: 'tell' }
  const { person, rest } = personIn(after)
  if (/^(?:me|us|you|it|this)\b/i.test(person)) return null
  const said = toThem(rest.replace(/^know /i, ''), person)
  const text = wordsOf(verb.toLowerCase(), said, after)
  return text === null ? null : { ...text, person }
}

function wordsOf(verb: string, rest: string, after: string): Pick<Framed, 'text' | 'kind'> | null {
  const clause = rest.replace(/^that /i, '')
  const about = /^(?:about|regarding|for|on) (.+)$/iu.exec(rest)?.[1]
  const deed = /^to (.+)$/iu.exec(rest)?.[1]
  if (verb.startsWith('ask')) {
    if (/^(?:if|whether|when|where|how|why|what|which|who) /i.test(rest))
      return { text: `I would like to ask ${rest}`, kind: 'question' }
    if (deed !== undefined) return { text: `could you please ${deed}`, kind: 'request' }
    if (about !== undefined) return { text: `I would like to ask ${rest}`, kind: 'request' }
    return null
  }
  if (/^thank|^say thank/.test(verb))
    return about === undefined ? null : { text: `thank you for ${about}`, kind: 'thank' }
  if (/^apolog|^say sorry/.test(verb)) {
    if (about !== undefined) return { text: `I am sorry for ${about}`, kind: 'apologise' }
    return isSaid(clause) ? { text: `I am sorry that ${clause}`, kind: 'apologise' } : null
  }
  if (verb.startsWith('invite'))
    return deed === undefined ? null : { text: `I would like to invite you to ${deed}`, kind: 'invite' }
  if (verb.startsWith('congrat'))
    return about === undefined ? null : { text: `congratulations on ${about}`, kind: 'congratulate' }
  if (verb.startsWith('introduce')) {
    const to = /^(?:\p{L}+ )to (.+)$/iu.exec(after)?.[1]
    return to === undefined ? null : { text: `I would like to introduce you to ${to}`, kind: 'introduce' }
  }
  if (verb.startsWith('remind')) {
    if (deed !== undefined) return { text: `please remember to ${deed}`, kind: 'remind' }
    if (about !== undefined)
      return isThing(about) ? { text: `this is a reminder about ${about}`, kind: 'remind' } : null
    return isSaid(clause) ? { text: `I would like to remind you that ${clause}`, kind: 'remind' } : null
  }
  if (deed !== undefined && isDeed(deed, { isAfterTo: true }))
    return { text: `could you please ${deed}`, kind: 'request' }
  if (about !== undefined)
    return isThing(about) ? { text: `I am writing about ${about}`, kind: 'general' } : null
  return isSaid(clause) ? { text: clause, kind: 'tell' } : null
}

const isSaid = (clause: string): boolean =>
  isClause(inner(clause)) ||
  finiteAt(tokensOf(clause)) > 0 ||
  /^(?:i|we|you|my|our|the) \p{L}+ \p{L}/iu.test(clause)
