import { finiteAt, mended } from '../english/clauses.ts'
import { determiners } from '../english/functionWords.ts'
import { isCountable, isPlural } from '../english/nouns.ts'
import { type Addressed, toYou } from '../english/secondPerson.ts'
import { isBaseVerb } from '../english/verbs.ts'
import { wordSet } from '../english/wordList.ts'
import { inner, isCommonWord, textOf, type Token, tokensOf } from '../english/words.ts'
import type { Complement, SpeechAct } from './note.ts'

/** Patterns that begin each speech act. Those that take an addressee have a separate list. */
const TO_SOMEBODY: [SpeechAct, RegExp][] = [
  ['ask', /^(?:ask(?! again\b)|asking|inquire|inquiring|enquire|enquiring)\b/i],
  ['invite', /^(?:invite|inviting|invitation(?= (?:to|for)\b))\b/i],
  [
    'thank',
    /^(?:say(?:ing)? (?:thanks|thank you)|express(?:ing)? (?:my |our )?(?:thanks|gratitude)|thank you(?: so much| very much)?|thanks(?: so much| a lot| again)?|thank|thanking)\b/i,
  ],
  [
    'apologise',
    /^(?:say(?:ing)? sorry|apologi[sz]e|apologi[sz]ing|(?:my |our )?apolog(?:y|ies)|(?:i'?m |i am |we are |we're )?(?:so |very |really )?sorry)\b/i,
  ],
  ['remind', /^(?:remind|reminding|reminder)\b/i],
  [
    'update',
    /^(?:give (?:an )?update(?: to)?|update(?= (?:on|about|him|her|them|my|the (?:team|client|customer)|\p{Lu}))|updating|status update)\b/iu,
  ],
  [
    'tell',
    /^(?:tell(?! (?:me|us)\b)|telling|inform|informing|notify|notifying|let(?:ting)?(?! (?:me|us)\b)(?= [\p{L} ]{1,30} know\b)|advise|advising)\b/iu,
  ],
  [
    'tell',
    /^(?:mention|mentioning|share(?: that)?|sharing|say(?:ing)?(?! (?:goodbye|farewell|hello|hi)\b)|state|stating|explain|explaining|point out|pointing out|emphasi[sz]e|highlight(?:ing)?|stress|note that|announce|announcing|announcement|report that|reporting|clarify|clarifying|add that|share the news)\b/i,
  ],
  ['follow_up', /^(?:follow(?:ing)?[- ]?up|check(?:ing)? in|chase(?: up)?|chasing(?: up)?)\b/i],
  ['complain', /^(?:complain|complaining|complaint)\b/i],
  ['congratulate', /^(?:congratulate|congratulating|congratulations|congrats)\b/i],
  ['persuade', /^(?:persuade|persuading|convince|convincing|encourage|encouraging|urge|urging)\b/i],
  ['welcome', /^(?:welcome|welcoming)\b/i],
  ['wish', /^(?:wish|wishing)\b/i],
]
const OF_SOMETHING: [SpeechAct, RegExp][] = [
  ['request', /^(?:request|requesting|request for|make a request for|(?:i|we) request)\b/i],
  ['apply', /^(?:apply|applying|application|job application)\b/i],
  ['introduce', /^(?:introduce|introducing|introduction)\b/i],
  ['confirm', /^(?:confirm|confirming|confirmation)\b/i],
  ['cancel', /^(?:cancel|cancell?ing|cancellation)\b/i],
  ['reschedule', /^(?:reschedule|rescheduling|postpone|postponing)\b/i],
  ['schedule', /^(?:schedule|scheduling|arrange|arranging|set(?:ting)? up|organi[sz]e|organi[sz]ing)\b/i],
  ['propose', /^(?:propose|proposing|proposal|suggest|suggesting|suggestion)\b/i],
  ['offer', /^(?:offer|offering)\b/i],
  ['decline', /^(?:decline|declining|turn(?:ing)? down|reject|rejecting|say(?:ing)? no to)\b/i],
  ['accept', /^(?:accept|accepting|say(?:ing)? yes to|agree(?:ing)? to)\b/i],
  ['resign', /^(?:resign|resigning|resignation|hand(?:ing)? in my notice|give notice(?! (?:on|for) ))\b/i],
  [
    'discuss',
    /^(?:discuss|discussing|discussion|talk(?:ing)? about|speak(?:ing)? about|negotiate|negotiating)\b/i,
  ],
]

export interface Speech {
  act: SpeechAct
  how: Complement
  /** The complement in mid-sentence form. */
  text: string
  /** Whether "about", "on" or "regarding" introduced it, rather than "for" or nothing. */
  about: boolean
  /** The whole statement about a third person: "thank Sarah for her help". */
  whole: string | null
}

const WRAPPERS = [
  /^(?:also|and|then|just|please|kindly|i just|next)\s+(?=\p{L})/iu,
  /^(?:can|could|would) you (?:please )?(?=(?:write|draft|compose)\b)/i,
  /^(?:please )?(?:help me (?:to )?)?(?:write|draft|compose|create|send|prepare|make)\s+(?:me\s+)?(?:(?:an?|the|my)\s+)?(?:[\p{L}-]+\s+){0,3}?(?:e-?mail|mail|message|note|letter|reply|response)\b\s*/iu,
  /^(?:an? )?(?:short |quick |polite |formal |friendly )?e-?mail\s+(?=to|about|asking|for|regarding|that|saying)/i,
  /^(?:i|we)(?: just)?(?: would like|['’]d like| want(?:ed)?| need| wish| have| am writing| are writing|['’]m writing|['’]re writing)(?: to)\s+(?=\p{L})/iu,
  /^(?:(?:i|we) )?(?:need|want|would like|['’]d like)\s+(?:an?\s+)?(?:[\p{L}-]+\s+){0,3}?(?:e-?mail|mail|message|note|letter|reply|response)\s+(?=(?:to|about|asking|telling|that|saying|thanking|inviting|explaining|informing|regarding)\b)/iu,
  /^(?:in order )?to\s+(?=\p{L}+)/iu,
  /^(?:i['’]m|i am|we are|we['’]re)\s+(?=(?:applying|asking|inviting|cancell?ing|resigning|complaining|requesting|following up|checking in|reminding|apologi[sz]ing|thanking|offering|proposing)\b)/iu,
  /^(?:that|which) (?:asks|says|tells|explains) /i,
]

/**
 * Removes the words before the actual instruction ("write an email to Bob asking …") and returns
 * the person they name.
 */
export function unwrapped(note: string): { text: string; person: string | null } {
  let text = note.replace(/^(?:dear|hi|hello|hey)\b[^,.!?\n]{0,30}[,!]\s+(?=\p{L})/iu, '')
  let person: string | null = null
  for (let round = 0; round < 4; round += 1) {
    const before = text
    for (const wrapper of WRAPPERS) {
      const stripped = text.replace(wrapper, '')
      if (stripped === text || stripped === '') continue
      if (wrapper === WRAPPERS[4] || wrapper === WRAPPERS[6] || wrapper === WRAPPERS[0]) {
        if (actOf(stripped) === null) continue
      }
      text = stripped
    }
    const to =
      /^to (?:my |the |our )?([\p{L}.'’ -]{1,40}?),? (?=(?:to|about|asking|for|regarding|that|saying|telling|inviting|thanking|requesting|reminding|apologi[sz]ing|explaining|informing|confirming|on|concerning)\b)/iu.exec(
        text,
      )
    if (to !== null && !isBaseVerb((to[1] ?? '').split(' ')[0]?.toLowerCase() ?? '')) {
      person ??= /^to (?:my|the|our) /i.test(to[0]) ? null : (to[1] ?? null)
      text = text.slice(to[0].length)
    }
    if (text === before) break
  }
  return { text: text.replace(/^(?:about|regarding|concerning)\s+(?=\S)/i, ''), person }
}

function actOf(text: string): { act: SpeechAct; size: number; toSomebody: boolean } | null {
  for (const [toSomebody, table] of [
    [true, TO_SOMEBODY],
    [false, OF_SOMETHING],
  ] as const) {
    for (const [act, pattern] of table) {
      const found = pattern.exec(text)
      if (found) return { act, size: found[0].length, toSomebody }
    }
  }
  return null
}

/**
 * Returns the speech act that a note begins with, its complement addressed to the reader, or null.
 */
export function speechOf(text: string, recipient: string): Speech | null {
  const found = actOf(text)
  if (found === null) return null
  let rest = text.slice(found.size).trimStart()
  if (/^[:,-]/.test(rest)) rest = rest.replace(/^[:,-]\s*/, '')
  // "Request a call" is an act, but "requests are late", "offer letter" and "confirmation number"
  // are nouns.
  if (/^[\p{L}\p{N}'’]/u.test(text.charAt(found.size))) return null
  if (isThing(text, found.size, rest)) return null
  if (!found.toSomebody && finiteAt(tokensOf(text)) > 0 && finiteAt(tokensOf(rest)) < 0) return null
  let addressed: Addressed = 'person'
  let whole: string | null = null
  if (found.toSomebody || /^(?:to|with|from) /i.test(rest)) {
    const person = personIn(rest, recipient)
    if (person !== null) {
      rest = person.rest
      addressed = person.addressed
      if (!person.isReader) whole = inner(text)
    }
  }
  if (found.act === 'tell') rest = rest.replace(/^know\b\s*/, '')
  const complement = complementOf(rest, found.act)
  if (/^(?:discuss|schedule)$/.test(found.act)) complement.text = complement.text.replace(WITH_ROLE, '')
  if (whole === null) complement.text = toYou(complement.text, addressed)
  return { act: found.act, ...complement, whole }
}

/** Detects nouns that contain the act's word: "request form", "reminder email", "offer letter". */
function isThing(text: string, size: number, rest: string): boolean {
  const word = text.slice(0, size).toLowerCase()
  const [first, second] = tokensOf(rest)
  if (first === undefined) return false
  const nominal =
    /^(?:request|offer|update|complaint|reminder|invitation|application|confirmation|proposal|schedule|welcome|report|discussion|introduction|cancellation|resignation|state|note)$/.test(
      word,
    )
  if (!nominal) return false
  if (
    /^(?:number|form|letter|email|date|status|fee|desk|page|process|pack|code|plan|list|deadline|policy)s?$/.test(
      first.key,
    )
  )
    return true
  return (
    /^(?:is|was|are|were|has|will|not|accepted|rejected|approved|declined|ends|expires|sent|received|denied)$/.test(
      first.key,
    ) ||
    (second !== undefined && first.key === 'still')
  )
}

const PERSON_STOP =
  /^(?:for|to|if|whether|that|about|of|on|regarding|concerning|when|where|why|how|what|which|who|and|know|again|with|a|an|happy|merry|good|not)$/
const roles = wordSet(`
team staff customers customer clients client colleagues colleague manager hr boss landlord supplier suppliers employees
students student parents parent members member guests guest everyone everybody all people attendees participants users
professor teacher tutor lecturer director supervisor recruiter candidate candidates applicants tenant tenants neighbours
neighbors volunteers partners partner vendor vendors interviewer host support committee board friend friends ceo doctor
department office company bank school university hotel shop store seller buyer neighbour neighbor employee guest friend volunteer tutor class accountant lawyer assistant intern interns
flatmate flatmates roommate roommates housemates mum mom dad grandma grandpa sister brother aunt uncle cousin family wife husband
landlady coach principal plumber electrician caretaker residents readers subscribers it
`)
const manyRoles = /^(?:team|staff|everyone|everybody|all|people|support|hr|committee|board)$/

/** In "discuss salary with my manager", the manager is the reader. */
const WITH_ROLE =
  /(?<=\S) with (?:my|our|the) (?:manager|boss|supervisor|team|landlord|professor|teacher|client|director|colleagues?)$/i

type Person = { rest: string; addressed: Addressed; isReader: boolean }

function personIn(text: string, recipient: string): Person | null {
  const direct = text.replace(/^(?:to|with|from)\s+(?!\w+ing\b)/i, '')
  const tokens = tokensOf(direct)
  const [first] = tokens
  if (first === undefined) return null
  const prefixed = direct !== text
  if (prefixed && isBaseVerb(first.key)) return null
  const by = (size: number) => textOf(tokens.slice(size))
  const pronoun = ({ him: 'he', her: 'she', them: 'they', you: 'person' } as const)[first.key as 'him']
  if (pronoun !== undefined) return { rest: by(1), addressed: pronoun, isReader: true }
  const size = personSize(tokens)
  if (size === 0) return null
  const who = tokens.slice(0, size)
  const head = who.at(-1)?.key.replace(/'s$/, '') ?? ''
  const isRole = who.some(token => roles.has(token.key)) || who.every(({ text }) => /^\p{Ll}+$/u.test(text))
  const many =
    manyRoles.test(head) ||
    (isPlural(head) && !/^\p{Lu}/u.test(who.at(-1)?.text ?? '')) ||
    who.some(token => token.key === 'and')
  const isReader = isRole || recipient.trim() === '' || overlaps(who, recipient)
  return { rest: by(size), addressed: many ? 'people' : 'person', isReader }
}

/** Counts the words that name a person: names, or a determiner and words up to a role. */
function personSize(tokens: readonly Token[]): number {
  const [first] = tokens
  if (first === undefined) return 0
  // "ask neighbour to keep": the words before "to" name the person who should act.
  const to = tokens.findIndex(({ key }) => key === 'to')
  const small =
    to > 0 &&
    to < 4 &&
    tokens
      .slice(0, to)
      .every(({ text, key }) => /^(?:\p{Ll}+|\p{Lu}{2,4})$/u.test(text) && !PERSON_STOP.test(key))
  if (small && isBaseVerb(tokens[to + 1]?.key ?? '')) return to
  const start = determiners.has(first.key) ? 1 : 0
  for (let at = start; at < Math.min(tokens.length, start + 4); at += 1) {
    const token = tokens[at]
    if (token === undefined || (PERSON_STOP.test(token.key) && token.key !== 'and')) break
    if (roles.has(token.key) || (isPlural(token.key) && roles.has(token.key))) {
      // "HR department" is one role, but after "the parents", "school trip" begins the message.
      const isDouble =
        roles.has(tokens[at + 1]?.key ?? '') &&
        (tokens[at + 2] === undefined || PERSON_STOP.test(tokens[at + 2]?.key ?? ''))
      return isDouble ? at + 2 : at + 1
    }
    if (isCountable(token.key) && start === 0) break
  }
  if (start === 1) return 0
  let size = 0
  while (size < Math.min(tokens.length, 5) && isNameToken(tokens, size)) size += 1
  return size
}

function isNameToken(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || /['’]s$/.test(token.text)) return false
  if (token.key === 'and') return at > 0 && isNameToken(tokens, at + 1)
  if (at > 0 && /[,;:]$/.test(tokens[at - 1]?.text ?? '')) return false
  return (
    /^\p{Lu}[\p{L}.'’-]+,?$/u.test(token.text) &&
    !(
      isCommonWord(token.key) &&
      !/^(?:mark|bill|will|grant|sue|frank|hope|joy|grace|drew|rose|may|april|june|mr|mrs|ms|dr)$/.test(
        token.key,
      )
    )
  )
}

function overlaps(who: readonly Token[], recipient: string): boolean {
  const names = new Set(tokensOf(recipient.replace(/\s+/g, ' ')).map(token => token.key))
  return who.some(token => names.has(token.key))
}

function complementOf(rest: string, act: SpeechAct): { how: Complement; text: string; about: boolean } {
  const tokens = tokensOf(rest)
  const [first, second] = tokens
  if (first === undefined) return { how: 'none', text: '', about: false }
  const tail = textOf(tokens.slice(1))
  if (first.key === 'to' && second !== undefined && isBaseVerb(second.key))
    return { how: 'action', text: tail, about: false }
  // After "ask them to", even an unknown word is a verb.
  if (
    first.key === 'to' &&
    /^(?:ask|tell|remind|persuade)$/.test(act) &&
    /^\p{Ll}+$/u.test(second?.key ?? '') &&
    !determiners.has(second?.key ?? '')
  )
    return { how: 'action', text: tail, about: false }
  if (first.key === 'not' && second?.key === 'to')
    return { how: 'action', text: `not ${textOf(tokens.slice(2))}`, about: false }
  if (first.key === 'that' && finiteAt(tokens.slice(1)) >= 0)
    return { how: 'clause', text: inner(tail), about: false }
  if (/^(?:if|whether)$/.test(first.key)) return { how: 'whether', text: inner(tail), about: false }
  if (/^(?:when|where|why|how|what|which|who)$/.test(first.key))
    return { how: 'wh', text: inner(rest), about: false }
  if (/^(?:for|about|on|of|regarding|concerning|from|to)$/.test(first.key) && tail !== '') {
    if (/^(?:if|whether)$/.test(second?.key ?? ''))
      return { how: 'whether', text: inner(textOf(tokens.slice(2))), about: false }
    if (/^(?:when|where|why|how|what|which|who)$/.test(second?.key ?? ''))
      return { how: 'wh', text: inner(tail), about: false }
    return { how: 'noun', text: inner(tail), about: /^(?:about|on|regarding|concerning)$/.test(first.key) }
  }
  if (finiteAt(tokens) > 0) return { how: 'clause', text: inner(rest), about: false }
  if (/^(?:tell|remind|complain)$/.test(act) && mended(rest) !== null)
    return { how: 'clause', text: inner(mended(rest) ?? rest), about: false }
  return { how: 'noun', text: inner(rest), about: false }
}
