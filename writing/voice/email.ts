import { heardOf, keysOf, type Word } from './words.ts'

/** "Right" and "rite" are common mishearings of "write". Before "an email" they mean it. */
const verbs = new Set(
  'write right rite draft compose create generate make prepare send start begin'.split(' '),
)
const determiners = new Set('me us a an the my our new another'.split(' '))
/** The kind of email. It is kept, since it affects the writing. */
const kinds = new Set(
  `short quick brief long detailed formal friendly polite professional casual persuasive apologetic concise warm firm
  business marketing sales apology thank you follow up followup cover introduction reminder welcome invitation farewell
  resignation complaint simple nice urgent very`.split(/\s+/),
)
/** Words that may follow. "Write an email is what he said" is dictation. */
const continuations = new Set(
  `about regarding concerning on to for asking saying that telling inviting thanking apologising apologizing explaining
  requesting reminding announcing informing offering confirming declining accepting following congratulating welcoming
  complaining introducing rejecting cancelling canceling rescheduling proposing in from because which with`.split(
    /\s+/,
  ),
)
/** Prepositions dropped from the topic. */
const topicWords = new Set(['about', 'regarding', 'concerning', 'on'])

/**
 * Returns the topic of a requested email ("write an email about the launch"), or null. A recipient
 * stays in the text ("to Bob about lunch"), and the kind follows in brackets.
 */
export function emailIn(words: readonly Word[]): string | null {
  if (!verbs.has(words[0]?.key ?? '')) return null
  const kind: Word[] = []
  let index = 1
  for (; index < words.length; index += 1) {
    const word = words[index]
    if (word === undefined) break
    if (kinds.has(word.key)) kind.push(word)
    else if (!determiners.has(word.key)) break
  }
  const size = emailSize(words.slice(index, index + 2))
  if (size === 0) return null
  const rest = words.slice(index + size)
  const first = keysOf(rest)[0]
  if (first !== undefined && !continuations.has(first)) return null
  const topic = heardOf(topicWords.has(first ?? '') ? rest.slice(1) : rest)
  if (kind.length === 0) return topic
  return `${topic} (${keysOf(kind).join(' ')})`.trimStart()
}

function emailSize(words: readonly Word[]): number {
  const [first, second] = words.map(word => word.key)
  if (first === 'email' || first === 'mail') return 1
  return first === 'e' && second === 'mail' ? 2 : 0
}
