import { inflect } from '../../tagger/verbs/inflect.ts'
import { withArticles } from '../english/articles.ts'
import { isClause } from '../english/certain.ts'
import { finiteAt, isQuestion, mended } from '../english/clauses.ts'
import {
  adjectives,
  auxiliaries,
  determiners,
  modals,
  prepositions,
  weekdays,
} from '../english/functionWords.ts'
import { isCountable, isKnownNoun, isNoun, isPlural } from '../english/nouns.ts'
import { tidy } from '../english/tidy.ts'
import { baseOfGerund, baseOfThird, isBaseVerb, isPastForm } from '../english/verbs.ts'
import { wordSet } from '../english/wordList.ts'
import { inner, textOf, type Token, tokensOf } from '../english/words.ts'
import type { Note, SpeechAct } from './note.ts'
import { speechOf, unwrapped } from './speech.ts'

/** The perspective of an email: written by one person or several, and to whom. */
export interface Voice {
  we: boolean
  recipient: string
  /** The subject of notes without one ("starts on Monday"), if known. */
  about?: string | null
  /** The subject of a verb in the third person: "fits perfectly" in a thank-you for a sweater. */
  thing?: string | null
  /** Whether the writer apologizes, so that "was in exams" is about the writer. */
  sorry?: boolean
  /** Whether the writer performs the actions: "volunteer at the food bank" in an application. */
  own?: boolean
}

/** Splits notes into single messages: lines and sentences, without bullets and end marks. */
export function notesIn(text: string): string[] {
  return text
    .split(
      /[\r\n\u2028\u2029]+|(?<=[.!?…]["”’)]?)(?<!\b(?:prob|approx|no|nr|ca|[Pp]rof|[Dd]r|[Mm]rs?|[Mm]s|vs|est|incl|tel|ext|dept|appt|[Ss]t)\.)\s+(?=["“(]?[\p{Lu}\p{N}])|(?<=(?:\p{Ll}{3}|\b(?:up|in|it|us|me|on|to)|\d(?:st|nd|rd|th)|\d[/:]\d{2})[.!?]+)(?<!\b(?:prob|approx|prof|incl|dept|appt|univ|mins?|etc)\.)\s+(?=\p{Ll})|;\s+/u,
    )
    .flatMap(splitInstructions)
    .map(part => part.replace(/^\s*(?:[-*•·–]|\d{1,2}[.)](?=\s))\s*/u, '').trim())
    .filter(part => /[\p{L}\p{N}\p{S}]/u.test(part))
}

/** Splits "ask for a refund and tell them it was broken" into two messages. */
function splitInstructions(part: string): string[] {
  return part.split(
    /,? and (?:also |then )?(?=(?:please|ask|tell|thank|say|mention|explain|remind|invite|apologi[sz]e|offer|request|suggest|propose|let (?:him|her|them|you) know|inform|congratulate)\b)|, (?=please\b)/iu,
  )
}

/** Parses one note; see {@link Note}. Accepts any text. */
export function parseNote(raw: string, voice: Voice): Note {
  const asked = /\?["”’)]*\s*$/.test(raw)
  const verbatim = tidy(raw)
    .replace(/(?:(?<![.!;,…\s]|\p{L}\.\p{L})|(?<=\p{L}\.\p{L}[.!;,…\s]))[.!;,…\s]+$/u, '')
    .replace(/\?+$/, '')
    .replace(/^(\p{L}+)( .{2,}?),? please$/iu, (all: string, verb: string, rest: string) =>
      isBaseVerb(verb.toLowerCase()) ? `please ${verb.toLowerCase()}${rest}` : all,
    )
  const label = labelled(verbatim)
  if (label !== null && !asked) return { verbatim, form: 'label', ...label }
  const plain = verbatim.replace(/^(?:please|kindly|pls)\s+/i, '')
  const tokens = tokensOf(plain)
  // "Please have it fixed" and "did it in spring" only look like questions.
  const isDenied =
    !asked &&
    /^(?:was|were|had|did|can['’]t|won['’]t|don['’]t|didn['’]t|haven['’]t|isn['’]t|couldn['’]t) (?!(?:i|you|we|they|he|she|it|there|anyone|someone)\b)/i.test(
      plain,
    )
  const isTold =
    !asked &&
    (/^(?:was|were|is|are) (?:an?|not|so|too|very|really|quite) /i.test(plain) ||
      (plain !== verbatim && /^have\b/i.test(plain)) ||
      DONE.test(plain))
  if (!isTold && !isDenied && isQuestion(tokens))
    return { verbatim, form: 'question', text: withArticles(inner(plain)) }
  const open = asked || /^(?:where|when|how|what|which|who)\b/i.test(plain) ? OPEN_QUESTION.exec(plain) : null
  if (open !== null)
    return {
      verbatim,
      form: 'question',
      text: `${inner(open[1] ?? '')} should ${voice.we ? 'we' : 'I'} ${open[2] ?? ''}`,
    }
  const { text } = unwrapped(plain)
  const speech = speechOf(text, voice.recipient)
  if (speech !== null && !asked)
    return { verbatim, form: 'speech', ...speech, text: articled(speech.text, speech.how, speech.act) }
  const inverted = asked ? invertedOf(plain) : null
  if (inverted !== null) return { verbatim, form: 'question', text: inverted }
  if (asked) return { verbatim, form: 'question', text: inner(plain) }
  const note = plainNote(withMine(text), voice)
  return {
    verbatim,
    ...note,
    ...(note.form === 'order' && plain !== verbatim ? { who: 'reader' as const } : {}),
  }
}

/** Matches "did it in spring", which reports something. */
const DONE =
  /^(?:did|had) (?:it|this|that|them) (?:in|on|at|for|with|before|last|all|already|again|once|twice|every|\d)/i
/** Turns "appointment possible in January" into "is an appointment possible in January". */
function invertedOf(text: string): string | null {
  const [, subject = '', verb = '', rest = ''] =
    /^(.+?) (is|are) (.+)$/u.exec(mended(inner(text)) ?? '') ?? []
  return subject === '' || subject.split(' ').length > 4
    ? null
    : `${verb} ${withArticles(subject, { isNew: true })} ${rest}`
}

/** Matches "where to return the key". */
const OPEN_QUESTION = /^((?:where|when|how|which \p{L}+|what|who)(?: \p{L}+)?) to (\p{L}+ .+|\p{L}+)$/iu

function articled(text: string, how: string, act: SpeechAct): string {
  if (how === 'clause' || how === 'whether') return withArticles(mended(text) ?? text)
  const isNew = how === 'noun' && /^(?:offer|propose|request|ask|schedule|apply)$/.test(act)
  return withArticles(text, { isNew, from: how === 'action' ? 1 : 0 })
}

function labelled(text: string): { label: string; value: string } | null {
  const found = /^(\p{L}[\p{L} '’-]{0,40}?)\s?:\s+(\S.*)$/u.exec(text)
  const [, label = '', value = ''] = found ?? []
  return label === '' || label.split(' ').length > 4 || finiteAt(tokensOf(label)) >= 0
    ? null
    : { label: inner(label), value }
}

type Plain =
  | { form: 'question' | 'statement' | 'noun' | 'phrase'; text: string }
  | { form: 'order'; action: string; who: 'reader' | 'writer' | 'both' }

function plainNote(text: string, voice: Voice): Plain {
  const tokens = tokensOf(text)
  const [first, second] = tokens
  if (first === undefined) return { form: 'phrase', text }
  if (isGreeting(text)) return { form: 'phrase', text: text.replace(/ to \p{Lu}[\p{L} ]*$/u, '') }
  if (isClause(inner(text)) && !/^(?:i|we) /i.test(text))
    return { form: 'statement', text: withArticles(inner(text)) }
  const isHave = /^have (?:it|this|that|them) \p{L}+/iu.test(text)
  if ((subjectlessVerbs.test(first.key) && !isHave) || (modals.has(first.key) && !isQuestion(tokens))) {
    const mine = withSubject(tokens, voice)
    if (mine !== null) return { form: 'statement', text: withArticles(mine) }
  }
  const order = / now \d/.test(text) ? null : orderIn(tokens)
  if (order !== null && order.form === 'order' && voice.own === true && order.who === 'reader')
    return { form: 'statement', text: `${voice.we ? 'we' : 'I'} ${lasting(order.action)}` }
  if (order !== null) return order
  if (
    finiteAt(tokens) > 0 ||
    (finiteAt(tokens) === 0 && /'/.test(first.key) && !modals.has(first.key) && !auxiliaries.has(first.key))
  )
    return { form: 'statement', text: withArticles(inner(text)) }
  if (/^(?:i|we|he|she|they)$/.test(first.key) && second !== undefined)
    return { form: 'statement', text: withArticles(inner(text)) }
  const subjectless = withSubject(tokens, voice)
  if (subjectless !== null) return { form: 'statement', text: withArticles(subjectless) }
  const mend = mended(inner(text))
  if (mend !== null) return { form: 'statement', text: withArticles(mend) }
  if (determiners.has(first.key)) return { form: 'noun', text: withArticles(inner(text)) }
  if (/^(?:mon|tue|wed|thu|fri|sat|sun)(?:[-–]|\b)/i.test(first.text) && !weekdays.has(first.key))
    return { form: 'phrase', text }
  if (/^\p{Lu}{2,}$/u.test(first.text) && /^\d/.test(second?.key ?? '')) return { form: 'phrase', text }
  const isTime =
    (/^\d{1,2}(?:[:.]\d\d)?(?:am|pm|h)?$/.test(first.key) || weekdays.has(first.key)) &&
    (second === undefined || !isNoun(second.key))
  if (isTime) return { form: 'phrase', text }
  const isPhrase =
    prepositions.has(first.key) ||
    (/^(?:\d|at\b|only\b|not\b)/.test(first.key) &&
      !isNoun(second?.key ?? '') &&
      !isNoun(tokens.at(-1)?.key ?? ''))
  if (isPhrase || /^(?:when|where|why|how|because|if|so|as)$/.test(first.key))
    return { form: 'phrase', text: inner(text) }
  return looksLikeThing(tokens)
    ? { form: 'noun', text: withArticles(inner(text)) }
    : { form: 'phrase', text: inner(text) }
}

/** Turns "attach CV" into "attach my CV". */
function withMine(text: string): string {
  return text.replace(
    /^(attach|enclose|attaching|enclosing|send|can send|will send|could send|bring) (?=(?:cv|resume|résumé|portfolio|cover letter|certificates?|references|application)\b)/i,
    '$1 my ',
  )
}

/** Puts an action that still goes on into the perfect: "volunteer since 2023". */
function lasting(action: string): string {
  const [verb = '', ...rest] = action.split(' ')
  return / since /.test(action) ? ['have', inflect(verb, 'participle'), ...rest].join(' ') : action
}

/** Matches greetings that stay as they are: "Happy birthday", "get well soon". */
function isGreeting(text: string): boolean {
  return /^(?:get well|good luck|best wishes|all the best|happy (?:birthday|new year|anniversary|easter|holidays|\p{Lu}\p{L}+)|merry)\b/iu.test(
    text,
  )
}

function looksLikeThing(tokens: readonly Token[]): boolean {
  const cut = tokens.findIndex(
    ({ key }, at) => at > 0 && (prepositions.has(key) || key === 'that' || key === 'which'),
  )
  const head = (cut < 0 ? tokens : tokens.slice(0, cut)).filter(({ key }) => key !== '')
  const last = head.at(-1)
  if (last === undefined) return false
  if (tokens[1]?.key === 'of') return true
  return (
    isKnownNoun(last.key) ||
    /\d/.test(last.key) ||
    /^\p{Lu}/u.test(last.text) ||
    baseOfGerund(head[0]?.key ?? '') !== null ||
    head.some(({ key }) => isKnownNoun(key))
  )
}

/** Verbs of the writer's actions and of joint actions. Other verbs ask the reader. */
const own = wordSet(
  'say offer attach apply resign enclose provide share introduce recommend pay deliver give show present order buy become improve learn gain contribute',
)
const shared = wordSet(`
discuss meet move reschedule schedule postpone plan talk agree decide arrange change set extend start stop keep continue
finalise finalize cancel review celebrate catch speak split swap switch combine work collaborate build create launch
increase reduce raise lower focus use try align go have book organise organize delay hold explore close end
`)
/**
 * Words that are as often nouns as verbs. They count as nouns unless the next words show an action.
 */
const things = wordSet(`
order report offer plan request delay quote test visit budget question project schedule deal change update call result
start end cost transfer position record release repair return share stay support supply trip work help access refund
issue complaint interview invoice label lease list market name notice part place point price program progress promise
purchase rent score sample sound step study survey target tour trade trial deposit draft design document credit damage
discount demand display experience exhibit permit present process produce comment brief balance answer approach award
bill block board book charge claim contact contract control copy cover crash note open close clean clear complete
correct direct double empty free like welcome total warm slow secure separate
`)

/** Verbs that "don't" does not forbid but denies: "don't owe anything". */
const ofTheWriter =
  /^(?:owe|want|need|have|understand|know|agree|think|remember|recall|like|believe|mind|own|recognize)$/

function orderIn(tokens: readonly Token[]): Plain | null {
  const negative = /^(?:don't|never)$/.test(tokens[0]?.key ?? '')
    ? 1
    : tokens[0]?.key === 'do' && tokens[1]?.key === 'not'
      ? 2
      : 0
  const lets = /^(?:let's|lets)$/.test(tokens[0]?.key ?? '')
    ? 1
    : tokens[0]?.key === 'let' && tokens[1]?.key === 'us'
      ? 2
      : 0
  const only = /^(?:only|just)$/.test(tokens[0]?.key ?? '') ? 1 : 0
  const rest = tokens.slice(negative || lets || only)
  const [verb, next] = rest
  const isHave = verb?.key === 'have' && /^(?:it|this|that|them)$/.test(next?.key ?? '') && rest.length > 2
  if (verb === undefined || !isBaseVerb(verb.key) || (subjectlessVerbs.test(verb.key) && !isHave)) return null
  if (negative > 0 && ofTheWriter.test(verb.key)) return null
  if (things.has(verb.key) && negative + lets === 0 && !showsDeed(next, rest[2])) return null
  if (finiteAt(tokens) === 1 && negative === 0) return null
  if (next?.key === 'of') return null
  const action = `${negative ? 'not ' : only ? 'only ' : ''}${withArticles(inner(textOf(rest)), { from: 1 })}`
  if (lets > 0) return { form: 'order', action, who: 'both' }
  const keys = new Set(tokens.map(token => token.key))
  if (keys.has('me') || keys.has('us')) return { form: 'order', action, who: 'reader' }
  if (keys.has('you') || keys.has('your') || own.has(verb.key))
    return { form: 'order', action, who: 'writer' }
  return { form: 'order', action, who: shared.has(verb.key) && negative === 0 ? 'both' : 'reader' }
}

function showsDeed(next: Token | undefined, after: Token | undefined): boolean {
  if (next === undefined) return false
  if (/^\d+%?$/.test(next.key)) return after !== undefined && isNoun(after.key)
  return determiners.has(next.key) || /^(?:me|us|him|them|it|back)$/.test(next.key) || isCountable(next.key)
}

const subjectlessVerbs =
  /^(?:need|want|have|prefer|hope|expect|wish|love|like|appreciate|look|know|feel|believe|think|own|am|be|understand|regret)$/
const states = wordSet(`
available unavailable able unable happy glad pleased delighted interested excited willing ready keen free sick ill fluent
certain sure aware grateful sorry confident experienced unsure worried disappointed busy familiar used away late vegetarian vegan allergic pregnant
`)

/**
 * Adds the writer as subject: "will be out of office", "need approval", "not available on
 * Thursday".
 */
function withSubject(
  tokens: readonly Token[],
  { we, about = null, thing = null, sorry = false }: Voice,
): string | null {
  const [first, second] = tokens
  if (first === undefined) return null
  const i = about ?? (we ? 'we' : 'I')
  const spoken = about ?? thing
  // In news, "free for students" may be about the news or the writer.
  const isOpen = thing === 'this' && about === null
  const be = about === null ? (we ? 'are' : 'am') : 'is'
  const rest = inner(textOf(tokens))
  if (isOpen && (modals.has(first.key) || states.has(first.key) || first.key === 'not')) return null
  if (
    sorry &&
    /^(?:was|were) (?:in|at|on|away|sick|ill|busy|out|abroad|stuck|traveling|travelling)\b/i.test(rest)
  )
    return `${i} ${we ? 'were' : 'was'} ${rest.replace(/^\p{L}+ /u, '')}`
  if (modals.has(first.key) && second !== undefined) return `${i} ${rest}`
  if (/^(?:am|have|haven't|don't|do|didn't|hasn't)$/.test(first.key) && second !== undefined)
    return `${i} ${rest.replace(/^am\b/, be)}`
  if (subjectlessVerbs.test(first.key)) return `${i} ${rest}`
  if (
    states.has(first.key) &&
    (second === undefined || !isNoun(second.key)) &&
    !prepositionalThing(first.key, second)
  )
    return `${i} ${be} ${rest}`
  // "Still very interested" can only be about the writer.
  if (
    /^still (?:very |really |quite )?(?:interested|excited|keen|waiting|happy|available|hopeful)\b/i.test(
      rest,
    )
  )
    return `${i} ${be} ${rest}`
  if (
    first.key === 'not' &&
    second !== undefined &&
    (adjectives.has(second.key) || baseOfGerund(second.key) !== null)
  )
    return `${i} ${be} ${rest}`
  if (
    /^(?:looking|working|hoping|planning|waiting|writing|trying|considering|thinking|travelling|traveling)$/.test(
      first.key,
    ) &&
    second !== undefined
  )
    return `${i} ${be} ${rest}`
  const third = baseOfThird(first.key)
  if (third !== null && second !== undefined && !isPlural(first.key))
    return spoken === null ? null : `${spoken} ${rest}`
  if (third !== null && second !== undefined && showsThird(first.key, second))
    return spoken === null ? null : `${spoken} ${rest}`
  if (
    /^(?:closed|included|attached|cancelled|canceled|delayed|sold|sat|limited|guaranteed|required)$/.test(
      first.key,
    )
  )
    return null
  if (
    isPastForm(first.key) &&
    second !== undefined &&
    (determiners.has(second.key) ||
      !isNoun(second.key) ||
      /^(?:sent|paid|received|shipped|moved|finished|completed|made|did|worked|led|built|managed)$/.test(
        first.key,
      )) &&
    (!adjectives.has(first.key) || /^[£$€\d]/.test(second.key))
  )
    return `${i} ${rest}`
  return null
}

function showsThird(verb: string, second: Token): boolean {
  return (
    /^(?:starts|ends|works|saves|costs|needs|opens|closes|lasts|supports|plans|moves)$/.test(verb) &&
    (prepositions.has(second.key) ||
      determiners.has(second.key) ||
      /^[£$€\d]/.test(second.key) ||
      second.key === 'next')
  )
}

function prepositionalThing(first: string, second: Token | undefined): boolean {
  return (
    (first === 'late' || first === 'free' || first === 'ready') &&
    second !== undefined &&
    !prepositions.has(second.key)
  )
}
