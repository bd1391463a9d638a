import type { Edit } from '../edits.ts'
import { indefiniteFor } from '../english/nouns.ts'
import { editsBy, type Found, phraseLines, type Rewrite, verbLines, withCase } from '../replace.ts'
import { aroundOf, conditions, mayBeVerb, startsSentence } from './guards.ts'

/** Chooses among several wordings of a phrase. The same seed and phrase return the same choice. */
export type Choose = (count: number, phrase: string) => number

interface Entry {
  choices: string[]
  flags: string[]
  isVerb: boolean
}

/**
 * Themed lists as one table. `flags` are conditions from guards.ts. A deleted phrase leaves no gap.
 */
export interface Theme {
  phrases: readonly string[]
  verbs?: readonly string[]
  reason: string
}

/** Compiles a theme to a function that returns its edits for a text. */
export function themed({ phrases, verbs = [], reason }: Theme): (text: string, choose: Choose) => Edit[] {
  const entries = new Map<string, Entry>()
  const add =
    (isVerb: boolean) =>
    ([phrase, choices]: [string, string[]]) => {
      const flags = choices.flatMap(choice => choice.match(/@\w+/g) ?? []).map(flag => flag.slice(1))
      const words = choices.map(choice => choice.replace(/\s*@\w+/g, '').trim())
      if (!entries.has(phrase)) entries.set(phrase, { choices: words, flags, isVerb })
    }
  for (const list of phrases) phraseLines(list).forEach(add(false))
  for (const list of verbs) verbLines(list).forEach(add(true))
  const known = new Set(entries.keys())
  return (text, choose) => {
    const rewrite = (found: Found): Rewrite | null => rewriteOf(entries, found, choose, reason)
    return [...editsBy({ phrases: known, rewrite }, text), ...separated(entries, text, choose, reason)]
  }
}

const SEPARATED =
  /\b(\p{L}+) (it|them|this|that|him|her|us|me) (out|off|up|down|in|over|away|back|on|together)\b/giu

/** Matches a phrasal verb around its object: "sort it out" is "sort out". */
function separated(
  entries: ReadonlyMap<string, Entry>,
  text: string,
  choose: Choose,
  reason: string,
): Edit[] {
  return [...text.matchAll(SEPARATED)].flatMap(match => {
    const [whole, verb = '', object = '', particle = ''] = match
    const entry = entries.get(`${verb} ${particle}`.toLowerCase())
    const instead = entry?.choices[choose(entry.choices.length, whole.toLowerCase())]
    if (entry?.isVerb !== true || instead === undefined || instead.includes(' ')) return []
    return [
      {
        start: match.index,
        end: match.index + whole.length,
        after: `${withCase(verb, instead)} ${object}`,
        reason,
      },
    ]
  })
}

const PARTICLE = / (?:in|out|off|up|down|over|away|back|on)$/
const PRONOUN = /^(?:it|them|him|her|us|me|you|this|that|these|those)$/
const finite = /^(?:is|was|has|had|will|would|can|could|may|might|must|should|does|did|isn't|wasn't)$/

function rewriteOf(
  entries: ReadonlyMap<string, Entry>,
  found: Found,
  choose: Choose,
  reason: string,
): Rewrite | null {
  const entry = entries.get(found.phrase)
  if (entry === undefined) return null
  const around = aroundOf(found)
  if (entry.isVerb && !mayBeVerb(found.phrase, around)) return null
  if (!entry.flags.every(flag => conditions[flag]?.(around) ?? true)) return null
  const after = entry.choices[choose(entry.choices.length, found.phrase)] ?? ''
  // In "I think that is right", "that" is the subject and must stay.
  const losesSubject = found.phrase.endsWith(' that') && !after.endsWith('that')
  if (losesSubject && finite.test(around.after)) return null
  // Deleting "Lol." would leave its full stop.
  if (after === '' && startsSentence(around) && /^[ ]*(?:[.!?…]|$)/.test(around.right)) return null
  // "Submit them" cannot become "send in them".
  if (entry.isVerb && PARTICLE.test(after) && PRONOUN.test(around.after)) return null
  return {
    after,
    reason,
    comma: entry.flags.includes('opener') || after.endsWith(','),
    article: after === '' ? indefiniteFor(around.after) : '',
  }
}
