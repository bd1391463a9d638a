import { inflect } from '../../tagger/verbs/inflect.ts'
import { gerundPhrase, isQuestion } from '../english/clauses.ts'
import { auxiliaries, modals, questionWords } from '../english/functionWords.ts'
import { capital } from '../english/tidy.ts'
import { isBaseVerb } from '../english/verbs.ts'
import { inner, isCommonWord, textOf, type Token, tokensOf } from '../english/words.ts'

export interface Question {
  /** The original question, on one line. */
  text: string
  /** The topic, in the form that follows "your answer about". */
  topic: string
  /** Whether it is a yes/no question. */
  closed: boolean
}

/** The useful parts of an email that is being answered. */
export interface Original {
  subject: string | null
  /** The sender's name, if the signature is clear. */
  author: string | null
  questions: Question[]
  /** The name of the email in the reply: "your invitation", "your offer" … or "your message". */
  what: 'invitation' | 'offer' | 'request' | 'proposal' | 'application' | 'complaint' | 'question' | 'message'
}

const CLOSING =
  /^(?:best|kind|warm|many|with|yours|sincerely|regards|thanks|thank you|cheers|all the best|take care|respectfully|greetings|love|bye|see you)\b[^.?!]{0,40}[,.!]?$/i

/** Parses the email to answer, ignoring earlier emails quoted in it. Accepts any text. */
export function readOriginal(text: string): Original {
  const lines = text
    .replace(/[\p{Surrogate}]/gu, '')
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(line => line.replace(/[\p{Cc}\u200B\uFEFF]+/gu, ' ').trim())
    .filter(line => !line.startsWith('>'))
  const quoted = lines.findIndex(line => /^(?:on .{4,80} wrote:|-{2,} ?original message|_{5,})/i.test(line))
  const own = quoted > 0 ? lines.slice(0, quoted) : lines
  const subject =
    own.map(line => /^subject:\s*(.+)$/i.exec(line)?.[1]).find(found => found !== undefined) ?? null
  const body = own.filter(line => !/^(?:subject|from|to|cc|date|sent):/i.test(line))
  return {
    subject: subject?.replace(/^(?:(?:re|fwd?|aw):\s*)+/i, '') ?? null,
    author: authorOf(body),
    questions: questionsIn(body),
    what: whatIs(body.join(' ')),
  }
}

function authorOf(lines: readonly string[]): string | null {
  const filled = lines.filter(line => line !== '')
  const at = filled.findLastIndex(line => CLOSING.test(line))
  const name = at < 0 ? undefined : filled[at + 1]
  const last = /[.!?] (\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+)?)$/u.exec(filled.at(-1) ?? '')?.[1]
  if (name === undefined)
    return (
      /(?:^|[.!?] )(?:best|regards|best regards|kind regards|best wishes|thanks|cheers|yours|sincerely|love|bye|see you), ?((?:Dr\. |Prof\. )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})[.!]?$/iu.exec(
        filled.at(-1) ?? '',
      )?.[1] ?? (last !== undefined && !isCommonWord(last.split(' ')[0]?.toLowerCase() ?? '') ? last : null)
    )
  if (!/^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u.test(name)) return null
  return name
}

function whatIs(text: string): Original['what'] {
  if (
    /\b(?:invite|invitation|join us|would you like to come|love to have you|like you to come|are you coming|come to (?:my|our)|party at|(?:want|like) to (?:join|come)|(?:join|come (?:along )?(?:with|to)) (?:us|our))\b/i.test(
      text,
    )
  )
    return 'invitation'
  if (/\b(?:offer you|our offer|job offer|an offer|we can offer|offering)\b/i.test(text)) return 'offer'
  if (/\b(?:propose|proposal|suggest that we)\b/i.test(text)) return 'proposal'
  if (/\b(?:complain|complaint|disappointed|unacceptable|refund)\b/i.test(text)) return 'complaint'
  if (/\b(?:my application|applying for|apply for)\b/i.test(text)) return 'application'
  if (/\b(?:request|could you|can you|would you|please send|we need you)\b/i.test(text)) return 'request'
  return text.includes('?') ? 'question' : 'message'
}

function questionsIn(lines: readonly string[]): Question[] {
  const sentences = lines.flatMap(line => line.match(/[^.!?…]+(?:\.(?=\S)[^.!?…]*)*[.!?…]*/g) ?? [])
  const seen = new Set<string>()
  return sentences.flatMap(sentence => {
    const text = sentence
      .replace(/^[\s"“”>*•\d.)-]+(?=\p{L})/u, '')
      .replace(/^(?:dear|hi|hello|hey)\b[^,!?.]{0,40}[,!]\s*(?=\p{L})/iu, '')
      .trim()
    const asked = text.endsWith('?')
    const indirect =
      /^(?:also,? |and |please,? |just ){0,2}(?:let me know|tell me|advise|confirm)\s+(?:(if|whether|when|where|how|what|which|who|why)\b.*)$/i.exec(
        text.replace(/[.!]+$/, ''),
      )
    if ((!asked && indirect === null) || !/\p{L}/u.test(text)) return []
    const question = asked
      ? text.replace(/[?!.\s]+$/, '')
      : (indirect?.[0] ?? '').replace(/^.*?(?=\b(?:if|whether|when|where|how|what|which|who|why)\b)/i, '')
    const key = question.toLowerCase()
    if (
      seen.has(key) ||
      /^(?:how are you|how is it going|how are things|how have you been|right|ok|okay|isn't it)\b/i.test(
        question,
      )
    )
      return []
    seen.add(key)
    return [{ text: `${capital(question)}?`, topic: topicOf(question), closed: isClosed(question) }]
  })
}

function isClosed(question: string): boolean {
  const first = stripLead(question).split(' ')[0]?.toLowerCase() ?? ''
  return (
    modals.has(first) ||
    auxiliaries.has(first) ||
    /^(?:if|whether|want|fancy|interested|care|ok|okay|ready)$/.test(first)
  )
}

function stripLead(question: string): string {
  return question.replace(
    /^(?:(?:and|also|but|so|then|finally|lastly|secondly|first|well|oh|by the way|one more (?:thing|question)|could you (?:please )?(?:tell me|let me know)|do you know|can you (?:please )?(?:tell me|let me know)|i was wondering|please)[,:]?\s+)+/i,
    '',
  )
}

/**
 * Turns "When can you deliver the order" into "when you can deliver the order" and "What is your
 * budget" into "your budget".
 */
function topicOf(question: string): string {
  const text = stripLead(question)
  const tokens = tokensOf(text)
  const [first, second] = tokens
  if (first === undefined) return shortened(question)
  const deed =
    /^(?:can|could|would|will) you (?:please |kindly |also |perhaps |be able to )*(?!like\b|be\b|mind\b|prefer\b|have\b)(.+)$/i.exec(
      text,
    )?.[1]
  if (deed !== undefined)
    return shortened(gerundPhrase(deed.replace(/^(\w+) (?:me|us) /, '$1 ')) ?? quoted(question))
  const wish = /^would you (?:like|prefer|mind) (?:to )?(.+)$/i.exec(text)?.[1]
  if (wish !== undefined)
    return shortened(
      /^would you (?:like|prefer) to /i.test(text) ? (gerundPhrase(wish) ?? quoted(question)) : wish,
    )
  const thing = /^do you (?:have|need|know|offer|want|sell|provide|accept) (.+)$/i.exec(text)?.[1]
  if (thing !== undefined) return shortened(thing.replace(/^any /i, ''))
  const named =
    /^(?:what|who|which|where|when|how) (?:is|are|was|were|['’]s) ((?:the|your|our|my|his|her|their|its) .+)$/i.exec(
      text,
    )?.[1]
  if (named !== undefined && /^(?:what|who|which)/i.test(text)) return shortened(named)
  if (/^(?:if|whether)$/.test(first.key)) return shortened(`whether ${textOf(tokens.slice(1))}`)
  if (questionWords.has(first.key) && second !== undefined)
    return shortened(uninverted(tokens) ?? quoted(question))
  if (isQuestion(tokens))
    return shortened(`whether ${statementOf(tokens, 0) ?? ''}`.replace(/^whether $/, quoted(question)))
  return quoted(question)
}

function uninverted(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(({ key }, index) => index > 0 && (modals.has(key) || auxiliaries.has(key)))
  if (at < 0 || at > 4) return inner(textOf(tokens))
  const lead = inner(textOf(tokens.slice(0, at)))
  const rest = statementOf(tokens, at)
  return rest === null ? null : `${lead} ${rest}`
}

/**
 * Turns "can you come" into "you can come" and "does the train leave" into "the train leaves".
 * Returns null if the end of the subject is unclear.
 */
function statementOf(tokens: readonly Token[], at: number): string | null {
  const verb = tokens[at]
  const rest = tokens.slice(at + 1)
  const size = subjectSize(rest, verb?.key ?? '')
  const main = rest[size]
  if (verb === undefined || size === 0) return null
  const subject = textOf(rest.slice(0, size))
  const tail = textOf(rest.slice(size + 1))
  if (!/^(?:do|does|did)$/.test(verb.key))
    return [subject, verb.key, textOf(rest.slice(size))].join(' ').trim()
  if (main === undefined || !isBaseVerb(main.key)) return null
  const form =
    verb.key === 'do' ? main.key : verb.key === 'does' ? inflect(main.key, 's') : inflect(main.key, 'past')
  return [subject, form, tail].join(' ').trim()
}

function subjectSize(rest: readonly Token[], verb: string): number {
  const [first] = rest
  if (first === undefined) return 0
  if (/^(?:i|you|we|they|he|she|it|there|this|that|anyone|everyone|somebody|anybody)$/.test(first.key))
    return 1
  if (/^(?:do|does|did|can|could|will|would|should|must)$/.test(verb)) {
    const at = rest.findIndex(({ key }, index) => index > 0 && isBaseVerb(key))
    return at > 0 && at < 5 ? at : 0
  }
  return 0
}

function quoted(question: string): string {
  return `“${shortened(question.replace(/["“”]/g, ''))}”`
}

const WORDS_MAX = 12

function shortened(text: string): string {
  const plain = text
    .replace(/[[\]\n]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const words = plain.split(' ')
  return (words.length > WORDS_MAX ? words.slice(0, WORDS_MAX).join(' ') : plain).slice(0, 90).trim()
}
