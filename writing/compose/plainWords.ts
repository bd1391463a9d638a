import type { Edit } from './edits.ts'
import { plainForms, strongForms } from './wordyPhrases.ts'

const longestFirst = (a: string, b: string) => b.length - a.length
const pattern = (words: Iterable<string>) =>
  [...words].toSorted(longestFirst).join('|').replaceAll(' ', '[ ]+')

/** An article before the phrase belongs to the match: it may have to change with it. */
const wordy = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(?:(an?)[ ]+)?(${pattern(plainForms.keys())})(?![\\p{L}\\p{N}'’-])`,
  'giu',
)
const weak = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(?:(an?)[ ]+)?((?:very|really)[ ]+(?:${pattern(strongForms.keys())}))(?![\\p{L}\\p{N}'’-])`,
  'giu',
)

/** "Not very good" is not "not excellent". */
const NEGATED =
  /(?:\b(?:not|never|no|nor|nothing|hardly|isn|aren|wasn|weren|doesn|don|didn)\b['’]?t?)[ ]+(?:[\p{L}]+[ ]+)?(?:an?[ ]+)?$/iu
const DETERMINER = /^[ ]+(?:the|this|that|these|those|my|our|your|his|her|its|their|them|us|whom|which)\b/i

/** The plain rewrites that a text calls for: wordy phrases, and "very" with a weak adjective. Case and articles are kept right. */
export function plainRewrites(text: string): Edit[] {
  return [...wordyRewrites(text), ...rewritesOf(text, weak, weakEdit)]
}

/** Of the plain rewrites, those of wordy phrases. */
export function wordyRewrites(text: string): Edit[] {
  return rewritesOf(text, wordy, wordyEdit)
}

type Rewrite = { after: string; reason: string }

function rewritesOf(
  text: string,
  expression: RegExp,
  rewrite: (phrase: string, text: string, at: number) => Rewrite | null,
) {
  return [...text.matchAll(expression)].flatMap(match => {
    const [whole, article, phrase = ''] = match
    const rewritten = rewrite(phrase, text, match.index + whole.length - phrase.length)
    if (!rewritten) return []
    const { after, reason } = rewritten
    const start = match.index
    if (after === '') return article ? [] : [leftOut(text, start, start + whole.length, reason)]
    const plain = article ? `${/^[aeiou](?!se)/.test(after) ? 'an' : 'a'} ${after}` : after
    return [{ start, end: start + whole.length, after: withCase(whole, plain), reason }]
  })
}

function wordyEdit(phrase: string, text: string, at: number): Rewrite | null {
  const plain = plainForms.get(normal(phrase))
  if (plain === undefined) return null
  const quantity = /^(?:most|many)$/.test(plain) && DETERMINER.test(text.slice(at + phrase.length))
  return {
    after: quantity ? `${plain} of` : plain,
    reason: plain === '' ? 'Says nothing; the sentence is stronger without it' : 'Plainer wording',
  }
}

function weakEdit(phrase: string, text: string, at: number): Rewrite | null {
  if (NEGATED.test(text.slice(Math.max(0, at - 40), at))) return null
  const strong = strongForms.get(normal(phrase).replace(/^\w+ /, ''))
  return strong === undefined ? null : { after: strong, reason: 'One strong word for two weak ones' }
}

/** Takes a phrase out with the comma and space after it; the next word inherits its capital. */
function leftOut(text: string, start: number, end: number, reason: string): Edit {
  const gap = /^,?[ ]*/.exec(text.slice(end))?.[0].length ?? 0
  const next = text.charAt(end + gap)
  const first = text.charAt(start)
  const capital = first !== first.toLowerCase()
  return { start, end: end + gap + next.length, after: capital ? next.toUpperCase() : next, reason }
}

function normal(phrase: string): string {
  return phrase.toLowerCase().replace(/ +/g, ' ')
}

function withCase(model: string, plain: string): string {
  if (model.length > 2 && model === model.toUpperCase()) return plain.toUpperCase()
  const first = model.charAt(0)
  return first === first.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1)
}
