import type { Edit } from './edits.ts'
import { editsBy, type Found, type PhraseTable, type Rewrite } from './replace.ts'
import { plainForms, strongForms } from './wordyPhrases.ts'

/** "Not very good" does not mean "not excellent". */
const NEGATED =
  /(?:\b(?:not|never|no|nor|nothing|hardly|isn|aren|wasn|weren|doesn|don|didn)\b['’]?t?)[ ]+(?:[\p{L}]+[ ]+)?(?:an?[ ]+)?$/iu
const DETERMINER = /^[ ]+(?:the|this|that|these|those|my|our|your|his|her|its|their|them|us|whom|which)\b/i

const wordy: PhraseTable = { phrases: new Set(plainForms.keys()), rewrite: wordyRewrite }
const weak: PhraseTable = {
  phrases: new Set(
    [...strongForms.keys()].flatMap(adjective => [`very ${adjective}`, `really ${adjective}`]),
  ),
  rewrite: weakRewrite,
}

/**
 * Returns the edits for wordy phrases and for "very" with a weak adjective. Keeps case and articles
 * correct.
 */
export function plainRewrites(text: string): Edit[] {
  return [...wordyRewrites(text), ...editsBy(weak, text)]
}

/** Returns only the edits for wordy phrases. */
export function wordyRewrites(text: string): Edit[] {
  return editsBy(wordy, text)
}

function wordyRewrite({ phrase, text, end }: Found): Rewrite | null {
  const plain = plainForms.get(phrase)
  if (plain === undefined) return null
  const quantity = /^(?:most|many)$/.test(plain) && DETERMINER.test(text.slice(end))
  return {
    after: quantity ? `${plain} of` : plain,
    reason: plain === '' ? 'Not needed' : 'Plainer wording',
  }
}

function weakRewrite({ phrase, text, start }: Found): Rewrite | null {
  if (NEGATED.test(text.slice(Math.max(0, start - 40), start))) return null
  const strong = strongForms.get(phrase.replace(/^\w+ /, ''))
  return strong === undefined ? null : { after: strong, reason: 'Stronger word' }
}
