import { adjectives, adverbs, months, prepositions, weekdays } from './functionWords.ts'
import { isNoun } from './nouns.ts'
import { baseOfThird } from './verbs.ts'
import { isCommonWord, textOf, type Token, tokensOf } from './words.ts'

/** The possible referent of a third-person pronoun in a note. */
export type Addressed = 'he' | 'she' | 'they' | 'person' | 'people'

const verbsAfterYou = new Map(
  Object.entries({
    is: 'are',
    was: 'were',
    has: 'have',
    does: 'do',
    "isn't": "aren't",
    "hasn't": "haven't",
    "doesn't": "don't",
    "wasn't": "weren't",
  }),
)

/**
 * Addresses a note to its reader: "thank him for his help" refers to "your help". A note that names
 * another person stays as it is, since the pronoun may refer to them.
 */
export function toYou(text: string, addressed: Addressed): string {
  const tokens = tokensOf(text)
  if (tokens.some((token, index) => index > 0 && isName(token))) return text
  // A person who is addressed already is not spoken of.
  if (tokens.some(({ key }) => key === 'you' || key === 'your')) return text
  const subject = new Set(
    addressed === 'person' ? ['he', 'she'] : addressed === 'people' ? ['they'] : [addressed],
  )
  const out: Token[] = []
  for (const [at, token] of tokens.entries()) {
    // "He still owes" agrees across the adverb.
    const from = adverbs.has(tokens[at - 1]?.key ?? '') && at > 1 ? at - 2 : at - 1
    const previous = out[from]
    const you = formOfYou(token.key, tokens[at + 1], subject)
    if (you !== null) out.push({ text: token.text.replace(/[\p{L}]+/u, you), key: 'you' })
    else if (previous?.key === 'you' && subject.has(tokens[from]?.key ?? '') && !subject.has('they'))
      out.push(agreeing(token))
    else out.push(token)
  }
  return textOf(out)
}

function formOfYou(key: string, next: Token | undefined, subject: ReadonlySet<string>): string | null {
  if (subject.has(key)) return 'you'
  const he = subject.has('he')
  const she = subject.has('she')
  const they = subject.has('they')
  if ((key === 'him' && he) || (key === 'them' && they)) return 'you'
  if ((key === 'his' && he) || (key === 'their' && they)) return 'your'
  if (key !== 'her' || !she) return null
  const owns =
    next !== undefined &&
    (isNoun(next.key) ||
      adjectives.has(next.key) ||
      !isCommonWord(next.key) ||
      !(prepositions.has(next.key) || adverbs.has(next.key)))
  return owns ? 'your' : 'you'
}

function agreeing(token: Token): Token {
  const plain = verbsAfterYou.get(token.key) ?? baseOfThird(token.key)
  return plain === null ? token : { text: token.text.replace(/[\p{L}'’]+/u, plain), key: plain }
}

function isName({ text, key }: Token): boolean {
  return /^["“(]*\p{Lu}\p{Ll}/u.test(text) && !weekdays.has(key) && !months.has(key) && !isCommonWord(key)
}
