import type { ReplyStance } from '#schema/email-generator/contract.ts'

import { finiteAt, gerundPhrase } from '../english/clauses.ts'
import { capital } from '../english/tidy.ts'
import { textOf, tokensOf } from '../english/words.ts'
import { type Slots, variants } from './grammar.ts'
import { type EmailKind, phrasesFor } from './kinds.ts'
import type { Note } from './note.ts'
import { shuffled } from './random.ts'
import { slotsOf, type Speaker } from './say.ts'

/** Maximum length. Longer subject lines are cut at the end of a phrase. */
const LENGTH_MAX = 70
const TOPIC_MAX = 52

/** Returns three subject lines for an email whose purpose is `note`. */
export function subjectsFor(kind: EmailKind, move: string, note: Note | null, speaker: Speaker): string[] {
  const slots = note === null ? {} : topicSlots(slotsOf(note, speaker))
  const phrases = phrasesFor(kind)
  const general = phrasesFor('general')
  const sources = [
    phrases.get(`subject.${move}`),
    phrases.get('subject.any'),
    phrases.get('subject.noun'),
    general.get(`subject.${move}`),
    general.get('subject.any'),
  ]
  const found = new Map<string, string>()
  for (const source of sources) {
    for (const text of variants(source, speaker.tone, { ...slots }, speaker.random)) {
      const line = finished(text)
      if (line !== '' && found.size < 3 && !found.has(line.toLowerCase())) found.set(line.toLowerCase(), line)
    }
  }
  // Lines that name the topic come first.
  const topic = new Set(contentOf(note?.verbatim ?? ''))
  const names = (line: string) => contentOf(line).some(word => topic.has(word))
  const lines = [...found.values()]
  return [...lines.filter(names), ...lines.filter(line => !names(line))]
}

const contentOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []

const answers: Record<ReplyStance, readonly string[]> = {
  accept: ['Happy to say yes', 'Yes, gladly', 'A positive answer'],
  decline: ['Unfortunately not this time', 'My answer', 'Why I have to say no'],
  ask: ['A question before I answer', 'Some questions first', 'I need to know a little more'],
  follow_up: ['Following up', 'A short follow-up', 'Is there any news?'],
}

type Answered = { subject: string | null; topic: string; stance: ReplyStance }

/** Returns three subject lines for a reply. */
export function replySubjects({ subject, topic, stance }: Answered, { we, random }: Speaker): string[] {
  const about = clipped(capital(subject ?? topic), LENGTH_MAX - 14)
  const own = shuffled(answers[stance], random).map(line =>
    we ? line.replace('My', 'Our').replaceAll(' I ', ' we ').replace(/^I /, 'We ') : line,
  )
  const second =
    stance === 'follow_up' ? `Following up: ${subject ?? topic}` : `${about}: ${we ? 'our' : 'my'} answer`
  const lines = [`Re: ${about}`, second.length > LENGTH_MAX ? '' : second, ...own].filter(line => line !== '')
  return [...new Map(lines.map(line => [line.toLowerCase(), line])).values()].slice(0, 3)
}

function topicSlots(slots: Slots): Slots {
  const short = Object.fromEntries(
    Object.entries(slots).map(([name, value]) => [name, name.length > 2 ? cut(value, TOPIC_MAX) : value]),
  )
  const body = slots['clause'] ?? slots['whether'] ?? slots['wh'] ?? slots['phrase'] ?? ''
  const tokens = tokensOf(slots['clause'] ?? '')
  const verb = finiteAt(tokens)
  const thing = verb > 0 ? textOf(tokens.slice(0, verb)) : ''
  // "Could you not send …" would ask for the opposite.
  const negative = slots['action']?.startsWith('not ') === true
  const action = negative ? '' : (slots['action'] ?? '')
  const bare = Object.fromEntries(
    Object.entries(short).map(([name, value]) => [
      capital(name),
      capital(name === 'clause' ? value : withoutArticle(value)),
    ]),
  )
  return {
    ...short,
    ...bare,
    ...(negative ? { action: '', Action: '' } : {}),
    topic: cut(body, TOPIC_MAX),
    Topic: capital(cut(body, TOPIC_MAX)),
    asked: cut(asQuestion(slots['whether'] ?? ''), TOPIC_MAX),
    thing: /'|’|^(?:i|you|we|they|he|she|it|this|that|there|those|these)\b/i.test(thing)
      ? ''
      : cut(thing, TOPIC_MAX),
    gerund: action === '' ? '' : cut(gerundPhrase(action) ?? '', TOPIC_MAX),
  }
}

/** Turns "lunch is included" into "Is lunch included", or returns an empty string if unsure. */
function asQuestion(clause: string): string {
  const tokens = tokensOf(clause)
  const verb = finiteAt(tokens)
  const word = tokens[verb]?.key ?? ''
  if (/ and (?:what|how|when|where|who|which|why|if|whether) /.test(clause)) return ''
  if (verb < 1 || !/^(?:is|are|was|were|can|could|will|would|should|may|has|have)$/.test(word)) return ''
  return `${word} ${textOf([...tokens.slice(0, verb), ...tokens.slice(verb + 1)])}`
}

function withoutArticle(text: string): string {
  return text.replace(/^(?:the|an?) /i, '')
}

/** Formats a subject line: capitalized, no full stop, not too long. */
function finished(text: string): string {
  const line = capital(text.replace(/\s+/g, ' ').trim())
  return cut(line, LENGTH_MAX).replace(/[,;:.]+$/, '')
}

/** Returns the text up to a word near `max` characters, with a sign that more follows. */
export function clipped(text: string, max: number): string {
  if (text.length <= max) return text
  const part = text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
  return `${part.replace(/\s+\S*$/, '')} …`
}

/** Words that no line may end with. */
const DANGLING =
  /\b(?:the|an?|my|our|your|his|her|their|of|to|for|with|in|on|at|by|from|about|and|or|but|because|so|if|that|which|who|is|are|was|were|will|would|can|could|not|no|very|too|than|as|when|until|till|since|before|after|per|via|i|we|you)$/i
/** Words before which a clause ends, and those before which a phrase ends. */
const CLAUSE_BREAKS = /^(?:because|so|and|but|or|which|who|if|when|since|while|although|until)$/i
const PHRASE_BREAKS = /^(?:for|with|in|on|at|from|about|before|after|due|between|without|during|that|as)$/i

/**
 * Returns the text without its further phrases, so that at most `max` characters remain, or an empty
 * string if it cannot be shortened without breaking a phrase.
 */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const words = text.split(' ')
  // Without its objects, a clause is half a sentence.
  const isClause = finiteAt(tokensOf(text)) >= 0
  let end = text.length
  for (let at = words.length - 1; at > (isClause ? 3 : 1); at -= 1) {
    const last = words[at - 1] ?? ''
    const next = words[at] ?? ''
    end -= next.length + 1
    // Only marks at the end of the last word are dropped.
    if (end - last.length > max) continue
    const breaks = CLAUSE_BREAKS.test(next) || (!isClause && PHRASE_BREAKS.test(next))
    if (!breaks && !/[,;:.]$/.test(last)) continue
    const short = text.slice(0, end).replace(/(?<![,;:.])[,;:.]+$/, '')
    if (short.length <= max && !DANGLING.test(short)) return short
  }
  return ''
}
